import { expect, test } from 'vitest'
import { parseCommand } from '../../scripts/operator/command-line.ts'

test.each([
  ['lost', 'no command "lost"'],
  ['constructor', 'no command "constructor"'],
  ['', 'npm run inquiries'],
  ['list --status odd', '--status'],
  ['list --limit 0', '--limit'],
  ['list --yes', '--yes'],
  ['list --nonsense', '--nonsense'],
  ['list more', "'more'"],
  ['export', '--csv'],
  ['send-pending now', "'now'"],
  ['retry', 'one id'],
  ['retry x', 'one id'],
  [`retry ${crypto.randomUUID()} more`, 'one id'],
  ...['24m', '0d', '1000y', '-1d', '1.5y', 'mo', "1y';"].map((age) => [
    `purge --older-than=${age}`,
    '--older-than',
  ]),
  ['purge', '--older-than'],
])('npm run inquiries refuses the words %j and says why', (words, reason) => {
  expect(() => parseCommand(words.split(' ').filter(Boolean))).toThrow(reason)
})

test.each(['--help', '-h', 'help', 'purge --help'])('%s asks for help', (words) => {
  expect(parseCommand(words.split(' '))).toBe('help')
})
