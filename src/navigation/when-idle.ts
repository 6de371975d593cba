/** Runs something once the browser has nothing else to do. Safari has no idle callbacks. */
export function whenIdle(run: () => void): void {
  const request = globalThis.requestIdleCallback ?? setTimeout
  request(run)
}
