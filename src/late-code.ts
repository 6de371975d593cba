import { type ComponentType, createElement, memo, Suspense, use } from 'react'

/** Code that a part of the page needs only if React renders that part itself. */
export interface LateCode<Code> {
  /** Returns undefined until the code has been loaded. */
  get(): Code | undefined
  /** Resolves when the code has been loaded. It never rejects, because the HTML stays. */
  arrived: Promise<unknown>
}

/**
 * Returns the code, or suspends the component until the code arrives. During hydration, React keeps
 * the HTML of a suspended component as it is (ADR 30).
 */
export function useLateCode<Code>({ get, arrived }: LateCode<Code>): Code {
  const code = get()
  if (code) return code
  use(arrived)
  throw new Error('React renders a suspended component only when it resumes')
}

const requests: (() => Promise<void>)[] = []

/**
 * Makes a component whose code visitors don't download with the page that they open first, because
 * its HTML never changes. Later pages load the code before they are shown.
 */
export function stillPart<Props extends object>(
  request: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  let loaded: ComponentType<Props> | undefined
  let announceArrival: (arrived?: unknown) => void
  const arrived = new Promise<unknown>((resolve) => {
    announceArrival = resolve
  })
  requests.push(async () => {
    loaded ??= await request()
    announceArrival()
  })
  const code = { get: () => loaded, arrived }
  function Part(props: Props) {
    return createElement(useLateCode(code), props)
  }
  // React would discard the HTML if the parent rendered this component again before its code arrived.
  return memo(function StillPart(props: Props) {
    return createElement(Suspense, null, createElement(Part, props))
  }) as ComponentType<Props>
}

export const loadStillParts = () =>
  Promise.all(requests.map((request) => request()))
