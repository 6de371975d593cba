import { browserslistToTargets, Features } from 'lightningcss'
import manifest from '../../package.json' with { type: 'json' }

/** The one list of supported browsers, in `package.json`: `safari >= 16.4`. */
const oldest = manifest.browserslist.map((line) => line.split(' >= ') as [string, string])

/** The same for esbuild and Vite: `safari16.4`. */
export const scriptTargets = oldest.map(([name, version]) => name.replace('_saf', '') + version)

/** The same for Lightning CSS. */
export const styleTargets = browserslistToTargets(oldest.map((browser) => browser.join(' ')))

/**
 * What Lightning CSS does otherwise than the list says. What it makes of light-dark() does not follow
 * the `color-scheme` of an inner element. Media queries it lowers for browsers older than the list too,
 * because without them no page fits a phone.
 */
export const lowered = { exclude: Features.LightDark, include: Features.MediaQueries }
