import { afterAll, describe, expect, it } from 'vitest'
import { listenLocally } from '../../netlify/local/listen-locally.ts'
import { readSiteRules } from '../../netlify/local/netlify/site-rules.ts'
import { createStaticSite } from '../../netlify/local/netlify/static-site.ts'
import { routes } from '../../src/routes.ts'
import { folder } from '../support/built-site.ts'

const server = await listenLocally(0, await createStaticSite(folder, 'netlify.toml'))
afterAll(() => server.close())

async function get(path: string) {
  const { status, headers } = await fetch(server.origin + path, { redirect: 'manual' })
  return { status, location: headers.get('location') }
}

const paths = routes.map(({ path }) => path)
const below = paths.filter((path) => path !== '/')
const [first = ''] = below

describe('every page', () => {
  it.each(paths)('%s is served at its address', async (path) => {
    expect(await get(path)).toEqual({ status: 200, location: null })
  })

  it.each([
    ...below.map((path) => [`${path}/`, path]),
    ...below.map((path) => [`${path}.html`, path]),
    ['/index.html', '/'],
    [`${first}/?utm_source=mail`, `${first}?utm_source=mail`],
    ['/index.html?a=1', '/?a=1'],
  ])('is one redirect away from other spellings: %s', async (spelling, location) => {
    expect(await get(spelling)).toEqual({ status: 301, location })
    expect((await get(location)).status).toBe(200)
  })

  it('is out of reach of every redirect rule, which Netlify also matches with a slash', async () => {
    const { redirectFor } = await readSiteRules(folder, 'netlify.toml')
    const spellings = paths.flatMap((path) => [path, `${path}/`, `${path}.html`])
    expect(spellings.filter(redirectFor)).toEqual([])
  })
})

it.each(['/nowhere', '/nowhere/', '/nowhere.html', `${first}/nowhere`, '/404', '/404.html'])(
  '%s has status 404',
  async (path) => expect(await get(path)).toMatchObject({ status: 404 }),
)
