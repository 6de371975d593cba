import { spawnSync } from 'node:child_process'

/** @returns the type errors in the owner's files or, if they have none, all other type errors. */
export function checkTypes(): string[] {
  const command = ['node_modules/typescript/bin/tsc', '-b', '--pretty', 'false']
  const { status, stdout, stderr } = spawnSync(process.execPath, command, {
    encoding: 'utf8',
  })
  return status === 0 ? [] : explainTypes(stdout + stderr)
}

/** @param output what TypeScript printed. @returns a message for each error. */
export function explainTypes(output: string): string[] {
  // The further lines of a message are indented.
  const messages = output.split(/\n(?=\S)/).map(withPlainPlace)
  // TypeScript reports an error twice if two of its projects include the file.
  const different = [...new Set(messages)]
  const inOwnersFiles = different.filter(isInOwnersFile).map(withPlainType)
  if (inOwnersFiles.length > 0) return inOwnersFiles
  const missing = explainMissing(different)
  return missing.length > 0 ? missing : different
}

/** Changes `src/site.ts(12,3): error TS2322:` to `src/site.ts, line 12:`. */
function withPlainPlace(message: string): string {
  const place = /\((\d+),\d+\): error TS\d+:/
  return message.trim().replace(place, ', line $1:')
}

/** Explains in plain words that a number, such as a fee, was written as a text. */
function withPlainType(message: string): string {
  const textForNumber = /Type 'string' is not assignable to type 'number'\./
  const remedy =
    'this must be a number. Write it without quotation marks and currency, as in 450.'
  return message.replace(textForNumber, remedy)
}

function isInOwnersFile(message: string): boolean {
  const owners = ['src/content/', 'src/site.ts', 'src/routes.ts']
  return owners.some((place) => message.startsWith(place))
}

// TypeScript doesn't name the file that a record comes from, only the record's keys.
const missingText =
  /^(src\/(?:pages\/([\w-]+))?.*, line \d+): Property '(\w+)' does not exist on type '\{/

/**
 * If the owner has deleted a line or a section, several places in the code lack it, which leads to more
 * errors. @returns one message for each missing line or section.
 */
function explainMissing(messages: string[]): string[] {
  const explained = new Map<string, string>()
  for (const message of messages) {
    const [, place, page, name = ''] = missingText.exec(message) ?? []
    if (!place || explained.has(name)) continue
    const file = page ? `src/content/${page}.ts` : 'its file in src/content'
    const toHide =
      name === 'worksheet'
        ? `To hide the document that this link opens, leave the line empty: worksheet: ''.`
        : `To hide a section, keep it and empty its heading: heading: ''.`
    explained.set(
      name,
      `${place}: this place shows "${name}", which is missing. Put it back into ${file}. ${toHide}`,
    )
  }
  return [...explained.values()]
}
