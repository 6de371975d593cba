import type { FormHelp } from './form-help.tsx'

let help: FormHelp | undefined

/** What helps with the form, if it is there. */
export function loadedHelp(): FormHelp | undefined {
  return help
}

/** Fetches what nobody needs who only looks at the form. */
export async function loadHelp(): Promise<FormHelp> {
  help ??= (await import('./form-help.tsx')).formHelp
  return help
}
