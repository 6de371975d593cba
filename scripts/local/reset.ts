/** `npm run reset`: forgets the inquiries and mails that `npm start` has stored. */
import { rm } from 'node:fs/promises'
import { claimPort, localFolder, localPort, runCommand } from './local-data.ts'

await runCommand(async () => {
  const port = localPort()
  const server = await claimPort(port, (_request, response) => {
    response.writeHead(503).end('Harbourline is being reset.\n')
  })
  const folder = localFolder(port)
  await rm(folder, { recursive: true, force: true })
  await server.close()
  console.info(`${folder} is empty.`)
})
