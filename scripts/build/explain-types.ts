/** What owners get wrong most, by the words of the compiler, and what to do about it. */
const remedies: [RegExp, (...found: string[]) => string][] = [
  [
    /Cannot find name '(.+?)'/,
    (name) => `"${name}" needs quotation marks, if it is a text. Write: "${name}"`,
  ],
  [
    /'(\w+)' does not exist in type .*?(?:to write ('\w+')|$)/,
    (name, meant) =>
      `no page shows "${name}". ${meant ? `Did you mean ${meant}?` : 'Correct its spelling, or delete it.'}`,
  ],
  [
    /Property '(\w+)' is missing in/,
    (name) =>
      `the entry has no "${name}". Copy that line from a similar entry, and change its text.`,
  ],
  [
    /Type '"(.*?)"' is not assignable to type '(".*?")'/,
    (value, known) =>
      `"${value}" cannot be drawn. Write one of these: ${known?.replaceAll(' | ', ', ')}`,
  ],
  [
    /Type 'string' is not assignable to type 'number'/,
    () => 'this is a number: write it without quotation marks.',
  ],
  [/multiple properties with the same name/, () => 'this line is there twice. Delete one of them.'],
  [
    /Property '(\w+)' does not exist on type/,
    (name) => `this page shows a "${name}", which its file in src/content lacks. Put it back.`,
  ],
]

/**
 * Says in words what the compiler found, one text for each place: first what is in the files that an
 * owner edits, and anything else only if those are right.
 *
 * @param output what `tsc --pretty false` has printed.
 */
export function explainTypes(output: string): string[] {
  const messages = output.split(/\n(?=\S)/).filter((message) => message.includes(': error TS'))
  const own = messages.filter((message) => /^src\/(content\/|site\.ts|routes\.ts)/.test(message))
  return [...new Set((own.length > 0 ? own : messages).map(explain))]
}

function explain(message: string): string {
  const [, file, line] = /^(.+?)\((\d+),/.exec(message) ?? []
  for (const [pattern, remedy] of remedies) {
    const found = pattern.exec(message)
    if (found) return `${file}, line ${line}: ${remedy(...found.slice(1))}`
  }
  return message
}
