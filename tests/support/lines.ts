/** Returns the only line that a command printed. Throws if it printed none, or several. */
export function onlyLineOf(output: string): string {
  const [line = ''] = output.split('\n')
  if (line === '' || output !== `${line}\n`)
    throw new Error(`This is not one line: ${JSON.stringify(output)}`)
  return line
}

/** Returns the first line that contains this part. Throws if no line does. */
export function lineWith(part: string, output: string): string {
  const line = output.split('\n').find((each) => each.includes(part))
  if (line === undefined) throw new Error(`No line has "${part}": ${output}`)
  return line
}
