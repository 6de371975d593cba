import { expect, test } from 'vitest'
import { explainTypes } from '../../scripts/publish/check-types.ts'

const place = (file: string, line: number) =>
  `${file}(${line},7): error TS2339:`

test.each([
  ['worksheet', `leave the line empty: worksheet: ''.`],
  ['caseWins', `empty its heading: heading: ''.`],
])(
  'a deleted "%s" gets one message, which says how to hide it',
  (name, remedy) => {
    const fault = `Property '${name}' does not exist on type '{ head: { title: string; }; }'.`
    const [message = '', ...others] = explainTypes(
      [
        `${place('src/pages/about/Page.tsx', 9)} ${fault}`,
        `${place('src/pages/about/Page.tsx', 12)} ${fault}`,
        `src/pages/about/Page.tsx(13,7): error TS7031: Binding element 'win' implicitly has an 'any' type.`,
        `${place('tests/e2e/about.spec.ts', 3)} ${fault}`,
        '',
      ].join('\n'),
    )
    expect(others).toEqual([])
    expect(message).toContain(`src/pages/about/Page.tsx, line 9: `)
    expect(message).toContain(`"${name}"`)
    expect(message).toContain('src/content/about.ts')
    expect(message).toContain(remedy)
  },
)

test('errors in the files of the owner come before what they cause elsewhere', () => {
  const messages = explainTypes(
    [
      `${place('src/content/about.ts', 4)} Property 'lede' is missing`,
      "  in type '{}'",
      `${place('src/pages/about/Page.tsx', 9)} Property 'x' does not exist on type '{ }'.`,
      `${place('src/content/about.ts', 4)} Property 'lede' is missing`,
      "  in type '{}'",
      '',
    ].join('\n'),
  )
  expect(messages).toEqual([
    "src/content/about.ts, line 4: Property 'lede' is missing\n  in type '{}'",
  ])
})

test('other errors in the code are shown as TypeScript prints them', () => {
  expect(
    explainTypes(`${place('scripts/a.ts', 1)} Cannot find name 'b'.\n`),
  ).toEqual(["scripts/a.ts, line 1: Cannot find name 'b'."])
})
