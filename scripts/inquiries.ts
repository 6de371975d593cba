/** `npm run inquiries`: lists, shows, marks, deletes and exports the stored inquiries. */
import { CommandError, loadDotEnv, runCommand } from './operate/command.ts'
import { deleteFrom } from './operate/inquiries/delete.ts'
import { exportCsv } from './operate/inquiries/export.ts'
import { findText, listPage } from './operate/inquiries/list.ts'
import { markHandled, markSpam, reopen } from './operate/inquiries/mark.ts'
import { showInquiry } from './operate/inquiries/show.ts'

const usage = `Run one of these commands:
  npm run inquiries list                     those that wait, and then the newest
  npm run inquiries list 2                   the second page of this list
  npm run inquiries find TEXT                those that contain the text
  npm run inquiries show REFERENCE           everything about one of them
  npm run inquiries handled REFERENCE …      no email lists these again
  npm run inquiries reopen REFERENCE …       undoes handled and spam
  npm run inquiries spam TEXT                which ones that wait contain the text
  npm run inquiries spam TEXT yes            marks them as spam
  npm run inquiries delete ADDRESS           which ones are from this email address
  npm run inquiries delete ADDRESS yes       deletes them
  npm run inquiries csv inquiries.csv        writes all to a file for spreadsheets
  npm run inquiries csv inquiries.csv plain  the same for other programs, such as a CRM
A reference is the first eight characters of an inquiry's ID.`

await runCommand(async () => {
  loadDotEnv()
  const [command = '', ...words] = process.argv.slice(2)
  const run = chooseCommand(command, words)
  if (!run) throw new CommandError(usage)
  await run()
})

/** @returns undefined if there is no such command, or if its words are missing or wrong. */
function chooseCommand(command: string, words: string[]) {
  const [first = '', last = ''] = words
  const references = words.map((word) => word.toLowerCase())
  const areReferences = words.length > 0 && references.every(isReference)
  if (command === 'handled' && areReferences)
    return () => markHandled(references)
  if (command === 'reopen' && areReferences) return () => reopen(references)
  if (command === 'show' && areReferences && words.length === 1)
    return () => showInquiry(first)

  if (command === 'list' && words.length === 0) return () => listPage(1)
  if (command === 'list' && words.length === 1 && isPageNumber(first))
    return () => listPage(Number(first))
  if (command === 'find' && words.length > 0)
    return () => findText(words.join(' '))

  // npm passes `--yes` on only after another `--`, which PowerShell drops. So the plain word is enough.
  const isConfirmed = last === 'yes' || last === '--yes'
  const isOneText = first !== '' && words.length === (isConfirmed ? 2 : 1)
  if (command === 'spam' && isOneText) return () => markSpam(first, isConfirmed)
  if (command === 'delete' && isOneText)
    return () => deleteFrom(first, isConfirmed)

  const isPlain = last === 'plain' || last === '--plain'
  const isOneFile = first.endsWith('.csv') && words.length === (isPlain ? 2 : 1)
  if (command === 'csv' && isOneFile) return () => exportCsv(first, isPlain)
}

/** Whether a word is an inquiry's ID, or at least its first eight characters. */
function isReference(word: string): boolean {
  return /^[\da-f-]{8,36}$/.test(word)
}

function isPageNumber(word: string): boolean {
  return /^[1-9]\d*$/.test(word)
}
