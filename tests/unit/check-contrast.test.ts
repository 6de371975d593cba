import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { checkContrast } from '../../scripts/publish/check-contrast.ts'

const tokens = readFileSync('src/styles/tokens.css', 'utf8')

function withValue(name: string, value: string, css = tokens): string {
  const changed = css.replace(
    new RegExp(`--${name}:[^;]*;`),
    `--${name}: ${value};`,
  )
  expect(changed).not.toBe(css)
  return changed
}

test('the colours of the site make no text hard to read', () => {
  expect(checkContrast(tokens)).toEqual([])
})

// Some of these are hard to read only in dark mode, or in both modes.
test.each([
  ['accent', '#ffb000'],
  ['accent', 'rebeccapurple'],
  ['accent', '#777'],
  ['accent', 'light-dark(#e0c0ff, #ffb000)'],
  ['on-accent', '#cc3333'],
  ['ink-soft', '#999999'],
  ['paper', '#888888'],
  ['sea', '#99aadd'],
])(
  '--%s: %s gets one message, and the colour that it proposes is accepted',
  (name, value) => {
    const changed = withValue(name, value)
    const [problem = '', ...others] = checkContrast(changed)
    expect(others).toEqual([])
    expect(problem).toContain(`src/styles/tokens.css: --${name} (`)
    const [, proposal = ''] =
      /Write (--[\w-]+: .*;) or choose/.exec(problem) ?? []
    const [proposedName = '', proposedValue = ''] = proposal
      .slice('--'.length, -1)
      .split(': ')
    expect(proposedName).toBe(name)
    expect(checkContrast(withValue(name, proposedValue, changed))).toEqual([])
  },
)

test('the proposal keeps the colour of a mode in which text is readable', () => {
  const [problem] = checkContrast(withValue('accent', '#ffb000'))
  expect(problem).toMatch(/--accent: light-dark\(#\w{6}, #ffb000\);/)
})

test('two colours that each make text hard to read get a message each', () => {
  const changed = withValue('accent', '#ffb000', withValue('passed', '#9f9'))
  const named = checkContrast(changed).map(
    (problem) => /tokens\.css: --([\w-]+) /.exec(problem)?.[1],
  )
  expect(named).toEqual(['accent', 'passed'])
})

test('a contrast between 3 and 4.5 is too low for text', () => {
  const grey = 'light-dark(#666666, #ffffff)'
  const [problem] = checkContrast(withValue('ink-soft', grey))
  expect(problem).toMatch(/a contrast of (3|4)\.\d\d : 1/)
})

test('a value that is not a colour is named', () => {
  const [problem] = checkContrast(withValue('accent', 'blurple'))
  expect(problem).toContain('--accent is not a colour: blurple')
})
