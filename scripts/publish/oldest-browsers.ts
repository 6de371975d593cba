import { browserslistToTargets } from 'lightningcss'
import manifest from '../../package.json' with { type: 'json' }

const oldest = manifest.browserslist.map(
  (line) => line.split(' >= ') as [string, string],
)

/** The oldest supported browsers, in the format that esbuild and Vite use: `safari16.4`. */
export const scriptTargets = oldest.map(
  ([name, version]) => name.replace('_saf', '') + version,
)

/** The same browsers, in the format of Lightning CSS. */
export const styleTargets = browserslistToTargets(
  oldest.map((browser) => browser.join(' ')),
)
