import bcd from '@mdn/browser-compat-data' with { type: 'json' }
import type { BrowserName, Identifier } from '@mdn/browser-compat-data'
import manifest from '../../package.json' with { type: 'json' }

const oldest = manifest.browserslist.map((line) =>
  line.replace('ios_saf', 'safari_ios').split(' >= '),
)

/** Returns true if any supported browser lacks the feature. Without data, returns false. */
function isNewer(feature?: Identifier): boolean {
  const support = feature?.__compat?.support
  if (!support) return false
  return oldest.some(([name, version]) => {
    const statements = [support[name as BrowserName] ?? []].flat()
    return !statements.some(
      ({ version_added, version_removed, flags }) =>
        !version_removed &&
        !flags &&
        Number.parseFloat(String(version_added).replace('≤', '')) <=
          Number(version),
    )
  })
}

const interfaces: Record<string, Identifier>[] = [
  bcd.javascript.builtins ?? {},
  bcd.api,
]

/** Interfaces and members that at least one supported browser lacks. */
export const newerApis = interfaces
  .flatMap(Object.entries<Identifier>)
  .flatMap(([owner, feature]) => {
    if (isNewer(feature)) return [owner]
    const members = Object.keys(feature).filter((name) =>
      isNewer(feature[name]),
    )
    return members.map((name) => `${owner}.${name}`)
  })

/** Returns the CSS features in `names` that at least one supported browser lacks. */
export function newerIn(names: Iterable<string>): string[] {
  const feature = (name: string) =>
    name
      .split('.')
      .reduce<Identifier | undefined>((at, part) => at?.[part], bcd.css)
  return [...new Set(names)].filter((name) => isNewer(feature(name)))
}
