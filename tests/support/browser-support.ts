import bcd from '@mdn/browser-compat-data' with { type: 'json' }
import manifest from '../../package.json' with { type: 'json' }

interface Feature {
  [name: string]: Feature
}
type Support = Since | Since[]
interface Since {
  version_added: string | false
  version_removed?: unknown
  flags?: unknown
}

const oldest = manifest.browserslist.map((line) =>
  line.replace('ios_saf', 'safari_ios').split(' >= '),
)
const { api, css, javascript } = bcd as unknown as Record<'api' | 'css' | 'javascript', Feature>

/** Returns true if any supported browser lacks the feature, and false if there is no data for it. */
function isNewer(feature?: Feature): boolean {
  const support = feature?.__compat?.support as Record<string, Support> | undefined
  if (!support) return false
  return oldest.some(([name = '', version]) => {
    const supports = ({ version_added, version_removed, flags }: Since) =>
      !version_removed &&
      !flags &&
      Number.parseFloat(String(version_added).replace('≤', '')) <= Number(version)
    return ![support[name] ?? []].flat().some(supports)
  })
}

/** Interfaces and members that the oldest browsers lack, such as `Response.json_static`. */
export const newerApis = Object.entries({ ...javascript.builtins, ...api }).flatMap(
  ([owner, feature]) =>
    isNewer(feature)
      ? [owner]
      : Object.entries(feature)
          .filter(([, member]) => isNewer(member))
          .map(([name]) => `${owner}.${name}`),
)

/** Returns the CSS features in `names` (such as `selectors.has`) that the oldest browsers lack. */
export function newerIn(names: Iterable<string>): string[] {
  const feature = (name: string) =>
    name.split('.').reduce<Feature | undefined>((at, part) => at?.[part], css)
  return [...new Set(names)].filter((name) => isNewer(feature(name)))
}
