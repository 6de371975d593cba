import { type DevEnvironment, isRunnableDevEnvironment } from 'vite'

/** Makes Vite load all modules of the browser or of the server again when they are next used. */
export function forgetModules(environment: DevEnvironment): void {
  environment.moduleGraph.invalidateAll()
  if (isRunnableDevEnvironment(environment)) environment.runner.clearCache()
}
