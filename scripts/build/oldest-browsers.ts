import { browserslistToTargets, Features } from 'lightningcss'
import manifest from '../../package.json' with { type: 'json' }

/** The supported browsers in `package.json`, such as `safari >= 16.4`. */
const oldest = manifest.browserslist.map((line) => line.split(' >= ') as [string, string])

/** The supported browsers for esbuild and Vite, as in `safari16.4`. */
export const scriptTargets = oldest.map(([name, version]) => name.replace('_saf', '') + version)

/** The supported browsers for Lightning CSS. */
export const styleTargets = browserslistToTargets(oldest.map((browser) => browser.join(' ')))

/**
 * Exceptions for Lightning CSS. It keeps light-dark(), because its replacement ignores the
 * `color-scheme` of inner elements. It replaces range media queries even though all supported browsers
 * know them, because in older browsers no page would fit a phone without them.
 */
export const lowered = { exclude: Features.LightDark, include: Features.MediaQueries }
