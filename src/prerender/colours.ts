import { transform } from 'lightningcss'

/** A role's colour in hexadecimal, for what cannot read CSS: pictures, `theme-color`. */
export interface Colour {
  light: string
  dark: string
}

// The two arguments of light-dark(), in which parentheses are nested two deep at most.
const argument = String.raw`((?:[^(),]|\((?:[^()]|\([^()]*\))*\))*)`
const lightDark = new RegExp(String.raw`light-dark\(${argument},${argument}\)`, 'g')

/**
 * Reads the roles of `src/styles/tokens.css`, such as `--paper: light-dark(oklch(…), #101418)`.
 *
 * @returns a function that gives the colour of a role, and throws if the role is missing or its
 *   value isn't a colour.
 */
export function readColours(tokens: string): (role: string) => Colour {
  return (role) => {
    const found = colourOf(`var(--${role})`, tokens)
    if (found) return found
    throw new Error(`src/styles/tokens.css: --${role} is not a colour: ${declared(role, tokens)}`)
  }
}

/** @returns the colour of a value that may refer to roles of a stylesheet; undefined if it is none. */
export function colourOf(value: string, css: string): Colour | undefined {
  const [light, dark] = [hex(resolve(value, css, 1)), hex(resolve(value, css, 2))]
  return light && dark ? { light, dark } : undefined
}

function declared(role: string, css: string): string {
  return new RegExp(`--${role}:([^;]*);`).exec(css)?.[1]?.trim() ?? 'it is missing'
}

/** A value without var(), and with the chosen argument of each light-dark(). */
function resolve(value: string, css: string, chosen: 1 | 2): string {
  return value
    .replace(/var\(--([\w-]+)\)/g, (_, role) => resolve(declared(role, css), css, chosen))
    .replace(lightDark, (...found) => found[chosen])
}

/**
 * What Lightning CSS writes for a browser that is older than `oklch()`. The alpha makes it write
 * hexadecimal even if a colour has a shorter name, such as `red`.
 */
function hex(colour: string): string | undefined {
  const code = Buffer.from(`a { color: rgb(from ${colour} r g b / 0.996) }`)
  const css = transform({ filename: 'colour.css', code, targets: { chrome: 80 << 16 } }).code
  return /: (#[\da-f]{6})fe;/.exec(css.toString())?.[1]
}
