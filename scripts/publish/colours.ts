import { formatHex } from 'culori'
import { transform } from 'lightningcss'

export type Scheme = 'light' | 'dark'

/** The hex colour in each scheme. */
export type Colour = Record<Scheme, string>

// An argument can contain functions, which can contain one more: `oklch(from var(--ink) l c h)`.
const argument = String.raw`((?:[^(),]|\((?:[^()]|\([^()]*\))*\))*)`
const lightDark = new RegExp(
  String.raw`light-dark\(${argument},${argument}\)`,
  'g',
)

/**
 * @param tokens the contents of `tokens.css`.
 * @returns a function that returns a token's colour, and throws if the token isn't a colour.
 */
export function readColours(tokens: string): (name: string) => Colour {
  return (name) => {
    const found = colourOf(`var(--${name})`, tokens)
    if (found) return found
    throw new Error(
      `src/styles/tokens.css: --${name} is not a colour: ${declaredValue(name, tokens)}`,
    )
  }
}

/** @param css the stylesheet that defines the tokens in `value`. */
function colourOf(value: string, css: string): Colour | undefined {
  const light = hex(resolve(value, css, 'light'))
  const dark = hex(resolve(value, css, 'dark'))
  return light && dark ? { light, dark } : undefined
}

function declaredValue(name: string, css: string): string {
  const [, value = 'it is missing'] =
    new RegExp(`--${name}:([^;]*);`).exec(css) ?? []
  return value.trim()
}

/** Replaces each `var()` by the token's value, and each `light-dark()` by the scheme's argument. */
function resolve(value: string, css: string, scheme: Scheme): string {
  const withoutTokens = value.replace(/var\(--([\w-]+)\)/g, (_, name: string) =>
    resolve(declaredValue(name, css), css, scheme),
  )
  return withoutTokens.replace(lightDark, (_, light: string, dark: string) =>
    scheme === 'light' ? light : dark,
  )
}

// Lightning CSS packs a version into a number, with the major version in the third byte. Chrome 80
// has no `oklch()`.
const version80 = 80 << 16

/** Converts a CSS colour to `#rrggbb`, as Lightning CSS does for browsers without `oklch()`. */
function hex(colour: string): string | undefined {
  const css = transform({
    filename: 'colour.css',
    code: Buffer.from(`a{color:${colour}}`),
    minify: true,
    targets: { chrome: version80 },
  }).code.toString()
  // The first declaration is for browsers that know only hex colours and names.
  const [first = ''] = css.slice('a{color:'.length).split(/[;}]/)
  return formatHex(first)
}
