import { formatHex } from 'culori'
import { transform } from 'lightningcss'

export type Colour = Record<'light' | 'dark', string>

const argument = String.raw`((?:[^(),]|\((?:[^()]|\([^()]*\))*\))*)`
const lightDark = new RegExp(
  String.raw`light-dark\(${argument},${argument}\)`,
  'g',
)

export function readColours(tokens: string): (name: string) => Colour {
  return (name) => {
    const found = colourOf(`var(--${name})`, tokens)
    if (found) return found
    throw new Error(
      `src/styles/tokens.css: --${name} is not a colour: ${declared(name, tokens)}`,
    )
  }
}

/** Resolves the tokens in `value`. @param css the stylesheet that defines the tokens. */
function colourOf(value: string, css: string): Colour | undefined {
  const [light, dark] = [
    hex(resolve(value, css, 1)),
    hex(resolve(value, css, 2)),
  ]
  return light && dark ? { light, dark } : undefined
}

const declared = (name: string, css: string) =>
  new RegExp(`--${name}:([^;]*);`).exec(css)?.[1]?.trim() ?? 'it is missing'

function resolve(value: string, css: string, chosen: 1 | 2): string {
  return value
    .replace(/var\(--([\w-]+)\)/g, (_, name) =>
      resolve(declared(name, css), css, chosen),
    )
    .replace(lightDark, (...found) => found[chosen])
}

/** Converts a CSS colour to `#rrggbb`, as Lightning CSS does for browsers without `oklch()`. */
function hex(colour: string): string | undefined {
  const css = transform({
    filename: 'colour.css',
    code: Buffer.from(`a{color:${colour}}`),
    minify: true,
    targets: { chrome: 80 << 16 },
  }).code.toString()
  // The first declaration is for browsers that know only hex colours and names.
  const [first = ''] = css.slice('a{color:'.length).split(/[;}]/)
  return formatHex(first)
}
