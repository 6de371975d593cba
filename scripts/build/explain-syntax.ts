import { parseSync } from 'vite'

type Correction = [fault: string, code: string]

/**
 * Explains the first syntax error in a TypeScript file. Tries corrections for common mistakes, and
 * suggests the one that lets the parser read furthest.
 *
 * @returns the file, line, error and replacement text, or undefined if there is no syntax error.
 */
export function explainSyntax(file: string, code: string): string | undefined {
  const left = unread(code)
  if (left === 0) return undefined
  const lines = code.split('\n')
  const mistake = code.slice(0, code.length - left).split('\n').length - 1
  const below = lines.slice(mistake + 1).join('\n').length
  const [best] = [...corrections(code, code.length - left)]
    .map((correction) => ({ correction, left: unread(correction[1]) }))
    .filter((tried) => tried.left === 0 || tried.left < below)
    .sort((a, b) => a.left - b.left)
  if (best) return `${file}, ${instruction(lines, best.correction)}`
  return `${file}, line ${mistake + 1}: a quotation mark, a comma or a bracket is missing or is there twice, in this line or the line above it. Compare both lines with a similar entry.\n\n${lines[mistake]}`
}

/** The number of characters after the parser's first error, or 0 if there is no error. */
function unread(code: string): number {
  const [error] = parseSync('words.ts', code).errors
  return error ? Math.max(1, code.length - (error.labels[0]?.start ?? 0)) : 0
}

function* corrections(code: string, at: number): Generator<Correction> {
  const lines = code.split('\n')
  const mistake = code.slice(0, at).split('\n').length - 1
  const line = lines[mistake] ?? ''
  const before = code.slice(0, at).trimEnd().length
  const replaced = (from: number, to: number, text: string) =>
    code.slice(0, from) + text + code.slice(to)
  const withLine = (text: string) => lines.with(mistake, text).join('\n')

  if (/[;,.]/.test(code.charAt(at))) {
    yield [`there is a ${code[at]} in place of a comma`, replaced(at, at + 1, ',')]
    yield [`there is a ${code[at]} too many`, replaced(at, at + 1, '')]
  }
  const [, key = '', body = ''] = /^(\s*(?:\w+:\s*)?)(.*?),?\s*$/.exec(line) ?? []
  if (/^[^[\]{}]/.test(body)) {
    const fault = `a text needs a straight quotation mark at each end, and "double" marks if it has an apostrophe`
    const text = body.replace(/^["'‘’“”]|["'‘’“”]$/g, '').replace(/(?<!\\)"/g, '\\"')
    yield [fault, withLine(`${key}"${text}",`)]
  }
  for (const mark of [`'`, `"`]) {
    const closed = line.replace(/\s*[\]}]+,?\s*$/, (brackets) => mark + brackets)
    yield ['the quotation mark at the end of the last text is missing', withLine(closed)]
  }
  if (code[at - 1] === `'`) {
    yield [`an apostrophe needs \\ before it in 'single' marks`, replaced(at - 1, at, `\\'`)]
  }
  yield ['a comma is missing at the end of an entry', replaced(before, before, ',')]
  yield ['a colon is missing', replaced(before, before, ':')]
  yield* correctionsOfBrackets(lines, mistake)
  yield ['the bracket at the end of the line is missing', replaced(before - 1, before, ' },')]
}

/** Inserts or deletes brackets at lines whose indentation suggests a missing or extra bracket. */
function* correctionsOfBrackets(lines: string[], mistake: number): Generator<Correction> {
  const indent = (line = '') => line.search(/\S|$/)
  const inserted = (at: number, bracket: string, spaces: number) =>
    lines.toSpliced(at, 0, ' '.repeat(Math.max(0, spaces)) + bracket).join('\n')
  const isBracket = (line = '') => /^[\s\]}{[,]+$/.test(line)
  const deleted = (at: number): Correction => [
    'there is a bracket too many',
    lines.toSpliced(at, 1).join('\n'),
  ]
  for (const [at, line] of lines.entries()) {
    const above = lines[at - 1]
    if (line === above && isBracket(line)) yield deleted(at)
    if (indent(above) - indent(line) <= (/^\s*[\]}]/.test(line) ? 2 : 0)) continue
    const fault = 'the bracket that closes the entry above is missing'
    yield [fault, lines.with(at, `}${line}`).join('\n')]
    for (const bracket of ['},', '],', '}']) {
      yield [fault, inserted(at, bracket, indent(above) - 2)]
    }
  }
  const opened = inserted(mistake, '{', indent(lines[mistake]) - 2)
  yield ['the bracket that opens the entry is missing', opened]
  if (isBracket(lines[mistake])) yield deleted(mistake)
}

function instruction(before: string[], [fault, corrected]: Correction): string {
  const after = corrected.split('\n')
  const at = after.findIndex((line, index) => line !== before[index])
  const orders = ['Delete this line:', 'Change the line to:', 'Add before this line:']
  const order = orders[after.length - before.length + 1]
  const shown = after.length < before.length ? before[at] : after[at]
  return `line ${at + 1}: ${fault}. ${order}\n\n${shown}`
}
