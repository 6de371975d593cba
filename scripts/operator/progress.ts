/**
 * One line on the terminal that is overwritten while work goes on, from its second second on. A file
 * or a pipe gets none.
 */
export function startProgress() {
  const started = Date.now()
  const { isTTY } = process.stderr
  let isShown = false
  return {
    show(text: string) {
      if (!isTTY || Date.now() - started < 1000) return
      process.stderr.write(`\r\x1b[K${text} …`)
      isShown = true
    },
    clear() {
      if (isShown) process.stderr.write('\r\x1b[K')
    },
  }
}
