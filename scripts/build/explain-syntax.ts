import { parseSync } from 'vite'

/**
 * Explains the first syntax error in a TypeScript file to someone who isn't a developer.
 *
 * @returns the file, the line, what to type, and the parser's code frame, or undefined if the file
 * has no syntax error.
 */
export function explainSyntax(file: string, code: string): string | undefined {
  const [error] = parseSync(file, code).errors
  if (!error) return undefined
  const line = code.slice(0, error.labels[0]?.start).split('\n').length
  return `${file}, line ${line}: a quotation mark, a comma or a bracket is missing, or there is one too many, in this line or the line above it. Type a straight quotation mark on each side of a text, and a comma after it: "Ann's text",
${error.codeframe}`
}
