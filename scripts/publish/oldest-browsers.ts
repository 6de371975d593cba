import { browserslistToTargets } from 'lightningcss'
import manifest from '../../package.json' with { type: 'json' }

// Each line of package.json is like `ios_saf >= 16.4`.
const oldest = manifest.browserslist.map((line) => {
  const [name = '', version = ''] = line.split(' >= ')
  return { name, version }
})

/** The oldest supported browsers, in the format that esbuild and Vite use: `safari16.4`, `ios16.4`. */
export const scriptTargets = oldest.map(
  ({ name, version }) => name.replace('_saf', '') + version,
)

/** The same browsers, in the format of Lightning CSS. */
export const styleTargets = browserslistToTargets(
  oldest.map(({ name, version }) => `${name} ${version}`),
)
