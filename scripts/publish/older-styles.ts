import postcss, {
  type AcceptedPlugin,
  list,
  type Plugin,
  type Rule,
} from 'postcss'
import { colourOf } from './colours.ts'

/** Adds fallbacks for older browsers to the stylesheets. Remove this file in 2027. */
export const olderStyles: AcceptedPlugin[] = [plainContent(), plainColours()]

/** For Safari before 17.4 and Firefox before 128, repeats `content` without alternative text. */
function plainContent(): Plugin {
  return {
    postcssPlugin: 'plain-content',
    OnceExit(root) {
      root.walkDecls('content', (declaration) => {
        const [shown = '', alternative] = list.split(
          declaration.value,
          ['/'],
          true,
        )
        if (alternative) declaration.cloneBefore({ value: shown })
      })
    },
  }
}

/**
 * Safari before 17.5, Chrome before 123 and Firefox before 120 don't support `light-dark()`, so
 * they get the light theme. When they print a page, dark sections become light too.
 */
function plainColours(): Plugin {
  return {
    postcssPlugin: 'plain-colours',
    OnceExit(root) {
      const css = root.toString()
      const dark = new Map<string, string>()
      root.walkDecls('color-scheme', ({ parent, value: scheme }) => {
        if (!scheme.endsWith('dark')) return
        const rule = parent as Rule
        const roles = new Map(
          scheme === 'dark' ? dark : [['color-scheme', 'light']],
        )
        for (const node of rule.nodes) {
          if (node.type !== 'decl' || !node.prop.startsWith('--')) continue
          const colour = colourOf(node.value, css)
          if (!colour) continue
          roles.set(node.prop, colour.light)
          dark.set(node.prop, colour.dark)
        }
        if (dark.size === 0) return
        const screen = scheme === 'dark' ? 'screen' : 'all'
        const written = [...roles].map((role) => role.join(':')).join(';')
        const older = `@supports not (color: light-dark(red, red)) { @media ${screen} { ${written} } }`
        // Vite requires a source file for every PostCSS node.
        rule.append(postcss.parse(older, { from: rule.source?.input.from }))
      })
    },
  }
}
