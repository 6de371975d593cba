import minmax from '@csstools/postcss-media-minmax'
import postcss, { type AcceptedPlugin, list, type Plugin, type Rule } from 'postcss'
import { coloursIn } from '../../src/prerender/colours.ts'

/** Writes for older browsers what the stylesheets say in one way only. */
export const olderStyles: AcceptedPlugin[] = [minmax(), silentContent(), plainColours()]

/** Before Safari 17.4 and Firefox 128, `content` had no alternative for reading aloud. */
function silentContent(): Plugin {
  return {
    postcssPlugin: 'silent-content',
    OnceExit(root) {
      root.walkDecls('content', (declaration) => {
        const [shown = '', alternative] = list.split(declaration.value, ['/'], true)
        if (alternative) declaration.cloneBefore({ value: shown })
      })
    },
  }
}

/**
 * Before Safari 17.5, Chrome 123 and Firefox 120 there was no `light-dark()`, and a role that has it
 * is no colour. There pages are light, and what is dark in both schemes is so on the screen.
 */
function plainColours(): Plugin {
  return {
    postcssPlugin: 'plain-colours',
    OnceExit(root) {
      const dark = new Map<string, string>()
      root.walkDecls('color-scheme', ({ parent, value: scheme }) => {
        if (!scheme.endsWith('dark')) return
        const rule = parent as Rule
        const roles = new Map(scheme === 'dark' ? dark : [['color-scheme', 'light']])
        for (const node of rule.nodes) {
          const [light, other = light] = node.type === 'decl' ? coloursIn(node.value) : []
          if (node.type !== 'decl' || !light || !other) continue
          roles.set(node.prop, light)
          dark.set(node.prop, other)
        }
        if (dark.size === 0) return
        const screen = scheme === 'dark' ? 'screen' : 'all'
        const written = [...roles].map((role) => role.join(':')).join(';')
        const older = `@supports not (color: light-dark(red, red)) { @media ${screen} { ${written} } }`
        // Vite wants to know of every node where it comes from.
        rule.append(postcss.parse(older, { from: rule.source?.input.from }))
      })
    },
  }
}
