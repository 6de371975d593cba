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
  const known = new Map<string, Colour>()
  return (name) => {
    const found = known.get(name) ?? colourOf(`var(--${name})`, tokens)
    if (found) {
      known.set(name, found)
      return found
    }
    throw new Error(
      `src/styles/tokens.css: --${name} is not a colour: ${declaredValue(name, tokens)}`,
    )
  }
}

/** Returns a token's name, and the names of all tokens that its colour is made from. */
export function tokensIn(name: string, css: string): string[] {
  const used = declaredValue(name, css).matchAll(/var\(--([\w-]+)\)/g)
  const inside = [...used].flatMap(([, other = '']) => tokensIn(other, css))
  return [name, ...inside]
}

/** @returns the stylesheet with another colour for a token. */
export function withColour(name: string, colour: Colour, css: string): string {
  return css.replace(
    new RegExp(`--${name}:[^;]*;`),
    `--${name}: ${cssOf(colour)};`,
  )
}

/** Writes a colour in CSS. */
export function cssOf({ light, dark }: Colour): string {
  return light === dark ? light : `light-dark(${light}, ${dark})`
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
