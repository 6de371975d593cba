import { parseSync } from 'vite'

/** A change that corrects a common slip: what is wrong, and the file after the change. */
type Repair = [fault: string, code: string]

/**
 * Finds the first mistake that keeps a TypeScript file from being read, and says in words what to
 * type. Each common slip has a repair, and the parser tells which of them gets it furthest.
 *
 * @returns file, line, fault and remedy in one text; undefined for a file without such a mistake.
 */
export function explainSyntax(file: string, code: string): string | undefined {
  const left = unread(code)
  if (left === 0) return undefined
  const at = code.length - left
  const lines = code.split('\n')
  const line = code.slice(0, at).split('\n').length
  const below = lines.slice(line).join('\n').length
  const [best] = [...repairs(code, at)]
    .map((repair) => ({ repair, left: unread(repair[1]) }))
    .filter((tried) => tried.left === 0 || tried.left < below)
    .sort((a, b) => a.left - b.left)
  if (best) return `${file}, ${instruction(code, best.repair)}`
  return `${file}, line ${line}: this line or the one above it has a quotation mark, a comma or a bracket too many or too few. Compare both with a similar entry.\n\n${lines[line - 1]}`
}

/** How many characters are left where the parser gives up: 0 if it reads everything. */
function unread(code: string): number {
  const [error] = parseSync('words.ts', code).errors
  return error ? Math.max(1, code.length - (error.labels[0]?.start ?? 0)) : 0
}

function* repairs(code: string, at: number): Generator<Repair> {
  const start = code.lastIndexOf('\n', at - 1) + 1
  const end = code.indexOf('\n', at) < 0 ? code.length : code.indexOf('\n', at)
  const line = code.slice(start, end)
  const withLine = (text: string) => code.slice(0, start) + text + code.slice(end)
  const replaced = (from: number, to: number, text: string) =>
    code.slice(0, from) + text + code.slice(to)

  const sign = /^[;,.]/.exec(code.slice(at))?.[0]
  if (sign) {
    yield [`there is a ${sign} in place of a comma`, replaced(at, at + 1, ',')]
    yield [`there is a ${sign} too many`, replaced(at, at + 1, '')]
  }
  const [, key = '', body = ''] = /^(\s*(?:\w+:\s*)?)(.*?),?\s*$/.exec(line) ?? []
  if (/^[^[\]{}]/.test(body)) {
    const text = body.replace(/^["'‘’“”]|["'‘’“”]$/g, '').replace(/(?<!\\)"/g, '\\"')
    yield [faultOfQuotes(body), withLine(`${key}"${text}",`)]
  }
  for (const mark of [`'`, `"`]) {
    const closed = line.replace(/\s*[\]}]+,?\s*$/, (brackets) => mark + brackets)
    yield ['the quotation mark at the end of the last text is missing', withLine(closed)]
  }
  if (code[at - 1] === `'`) {
    yield [`an apostrophe needs \\ before it in 'single' marks`, replaced(at - 1, at, `\\'`)]
  }
  const before = code.slice(0, at).trimEnd().length
  yield ['a comma is missing at the end of an entry', replaced(before, before, ',')]
  yield ['a colon is missing', replaced(before, before, ':')]
  yield* missingBrackets(code, code.slice(0, at).split('\n').length - 1)
  yield ['the bracket at the end of the line is missing', replaced(before - 1, before, ' },')]
}

function faultOfQuotes(body: string): string {
  if (/^[‘’“”]|[‘’“”]$/.test(body)) return 'a text needs straight quotation marks, " or \''
  if (!/^["']/.test(body)) return 'the quotation mark at the beginning of the text is missing'
  if (!/["']$/.test(body)) return 'the quotation mark at the end of the text is missing'
  return `a text in 'single' marks ends at its first apostrophe, and one in "double" marks at its next "`
}

/** A bracket that opens an entry is missing above the mistake; one that closes it, above an outdented line. */
function* missingBrackets(code: string, mistake: number): Generator<Repair> {
  const lines = code.split('\n')
  const indent = (line = '') => line.search(/\S|$/)
  const withLine = (at: number, bracket: string, spaces: number) =>
    lines.toSpliced(at, 0, ' '.repeat(Math.max(0, spaces)) + bracket).join('\n')
  const isBracket = (line = '') => /^[\s\]}{[,]+$/.test(line)
  let above = ''
  for (const [at, line] of lines.entries()) {
    if (line.trim() === '') continue
    if (line === above && isBracket(line)) {
      yield ['there is a bracket too many', lines.toSpliced(at, 1).join('\n')]
    }
    const outdent = indent(above) - indent(line)
    const closes = outdent === 2 && /^\s*[\]}]/.test(line)
    for (const bracket of outdent > 0 && !closes ? ['},', '],', '}'] : []) {
      const fault = 'the bracket that closes the entry above is missing'
      yield [fault, withLine(at, bracket, indent(above) - 2)]
    }
    above = line
  }
  const ending = code.replace(/\s*(satisfies \w+|as const)\s*$/, '\n} $1\n')
  yield ['the last bracket of the file is missing', ending]
  const opened = withLine(mistake, '{', indent(lines[mistake]) - 2)
  yield ['the bracket that opens the entry is missing', opened]
  if (isBracket(lines[mistake])) {
    yield ['there is a bracket too many', lines.toSpliced(mistake, 1).join('\n')]
  }
}

/** The line that a repair changes, adds or takes away, as an order to the reader. */
function instruction(code: string, [fault, repaired]: Repair): string {
  const [before, after] = [code.split('\n'), repaired.split('\n')]
  const at = after.findIndex((line, index) => line !== before[index])
  const orders = ['Delete this line:', 'Change the line to:', 'Add before this line:']
  const order = orders[after.length - before.length + 1]
  const shown = after.length < before.length ? before[at] : after[at]
  return `line ${at + 1}: ${fault}. ${order}\n\n${shown}`
}
