/** A role's colour as `#rrggbb`, for what cannot read CSS: pictures, the manifest, `theme-color`. */
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
    const [light, dark = light] = [
      ...declaration.matchAll(/oklch\(([\d.]+)(%?) ([\d.]+) ([\d.]+)\)/g),
    ].map(([, lightness, percent, chroma, hue]) =>
      hex(Number(lightness) / (percent ? 100 : 1), Number(chroma), Number(hue)),
    )
    if (!light || !dark) throw new Error(`No colour --${role} in the tokens`)
    return { light, dark }
  }
}

/** Björn Ottosson's OKLab, https://bottosson.github.io/posts/oklab/, then the sRGB curve. */
function hex(lightness: number, chroma: number, hue: number): string {
  const a = chroma * Math.cos((hue * Math.PI) / 180)
  const b = chroma * Math.sin((hue * Math.PI) / 180)
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  const channels = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
  return `#${channels.map(byte).join('')}`
}

function byte(linear: number): string {
  const clipped = Math.min(1, Math.max(0, linear))
  const encoded = clipped <= 0.0031308 ? clipped * 12.92 : 1.055 * clipped ** (1 / 2.4) - 0.055
  return Math.round(encoded * 255)
    .toString(16)
    .padStart(2, '0')
}
