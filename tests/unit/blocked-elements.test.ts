import { expect, it } from 'vitest'
import { explainBlocked } from '../../scripts/publish/blocked-elements.ts'
import { elementsIn, foreignIn } from '../../src/prerender/elements.ts'
import { pagePolicy } from '../../src/security-headers.ts'

const allowedFrames = ['https://calendly.com']

/** Returns a sentence for each element that the security policy would block. */
function explanationsFor(html: string): string[] {
  const blocked = foreignIn(elementsIn(html), allowedFrames)
  return blocked.map((element) => explainBlocked('The page /about', element))
}

it.each([
  ['<style>h1{color:red}</style>', 'style-src'],
  ['<script>alert(1)</script>', 'script-src'],
  ['<script src="https://a.ca/s.js"></script>', 'docs/analytics.md'],
  ['<script src="//a.ca/s.js"></script>', 'docs/analytics.md'],
  ['<link rel="stylesheet" href="https://a.ca/s.css">', 'style-src'],
  ['<img src="https://a.ca/p.png">', 'Save the picture in public/'],
  [
    '<iframe src="https://www.youtube.com/embed/x"></iframe>',
    "frame-src of the site's security policy blocks. To allow this site and no other, add 'https://www.youtube.com' to `frames` in src/site.ts",
  ],
  ['<iframe src="http://calendly.com/me"></iframe>', 'frame-src'],
  ['<iframe src="https://calendly.com.evil.ca"></iframe>', 'frame-src'],
])('%s is explained by one sentence with "%s"', (html, part) => {
  const [sentence, ...others] = explanationsFor(html)
  expect(sentence).toContain('The page /about contains <')
  expect(sentence).toContain(part)
  expect(others).toEqual([])
})

it.each([
  '<iframe src="https://calendly.com/me/call"></iframe>',
  '<iframe src="/map"></iframe>',
  '<img src="/map.png">',
  '<script src="/terms.js"></script>',
  '<script type="application/ld+json">{}</script>',
  '<link rel="canonical" href="https://a.ca/about">',
  '<a href="https://a.ca">A</a>',
])('%s is allowed', (html) => {
  expect(explanationsFor(html)).toEqual([])
})

const noInlineCode = { scripts: [], styles: [] }
const noAnalytics: string[] = []

it('the policy allows frames from the origins in src/site.ts', () => {
  const policy = pagePolicy(noInlineCode, noAnalytics, allowedFrames)
  expect(policy).toContain('; frame-src https://calendly.com')
})

it('without origins in src/site.ts, the policy allows no frames', () => {
  const policy = pagePolicy(noInlineCode, noAnalytics)
  expect(policy).not.toContain('frame-src')
})
