import { transform } from 'lightningcss'

/** A role's colour in hexadecimal, for what cannot read CSS: pictures, `theme-color`. */
interface Colour {
  light: string
  dark: string
}

/**
 * Reads the roles of `src/styles/tokens.css`: `--paper: light-dark(oklch(…), oklch(…))`.
 *
 * @returns a function that gives the colour of a role, and throws where there is no such role.
 */
export function readColours(tokens: string): (role: string) => Colour {
  return (role) => {
    const declaration = new RegExp(`--${role}:([^;]*);`).exec(tokens)?.[1] ?? ''
    const [light, dark = light] = coloursIn(declaration)
    if (!light || !dark) throw new Error(`No colour --${role} in the tokens`)
    return { light, dark }
  }
}

/** @returns every `oklch()` of a value, as `#rrggbb`. */
export function coloursIn(value: string): string[] {
  return (value.match(/oklch\([^)]*\)/g) ?? []).map(hex)
}

/** What Lightning CSS writes for a browser that is older than `oklch()`. */
function hex(oklch: string): string {
  const code = Buffer.from(`a { color: ${oklch} }`)
  const css = transform({ filename: 'colour.css', code, targets: { chrome: 80 << 16 } }).code
  return /#[\da-f]+/.exec(css.toString())?.[0] ?? ''
}
