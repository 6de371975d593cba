import { claimPort, localFolder, localPort } from '../../netlify/local/local-data.ts'
import { openLocalParts } from '../../netlify/local/local-parts.ts'

/**
 * Opens the embedded database and mailbox for a command that signs in as the tables' owner.
 *
 * @throws CannotStart when a server is using them.
 */
export async function openEmbedded(environment: NodeJS.ProcessEnv) {
  let answer: Awaited<ReturnType<typeof openLocalParts>>['answer'] = () => {}
  const server = await claimPort(localPort(environment), (request, response) =>
    answer(request, response),
  )
  try {
    const parts = await openLocalParts(localFolder(server.port), server.origin, environment)
    answer = parts.answer
    return {
      url: 'postgres://postgres@localhost/harbourline',
      async close() {
        await parts.close()
        await server.close()
      },
    }
  } catch (error) {
    await server.close()
    throw error
  }
}
