import { browserslistToTargets, Features } from 'lightningcss'
import manifest from '../../package.json' with { type: 'json' }

/** The one list of supported browsers, in `package.json`: `safari >= 16.4`. */
const oldest = manifest.browserslist.map((line) => line.split(' >= ') as [string, string])

/** The list for esbuild and Vite, as in `safari16.4`. */
export const scriptTargets = oldest.map(([name, version]) => name.replace('_saf', '') + version)

/** The list for Lightning CSS. */
export const styleTargets = browserslistToTargets(oldest.map((browser) => browser.join(' ')))

/**
 * Exceptions from the list for Lightning CSS. It keeps light-dark(), because its replacement ignores the
 * `color-scheme` of inner elements. It lowers media queries for even older browsers, because without
 * them no page fits a phone.
 */
export const lowered = { exclude: Features.LightDark, include: Features.MediaQueries }
