/** `npm run reset` deletes the inquiries and emails that `npm start` has stored for this port. */
import { rm } from 'node:fs/promises'
import { loadDotEnv, runCommand } from '../operate/command.ts'
import { localFolder, localPort } from './environment.ts'
import { listenLocally } from './http-server.ts'

await runCommand(async () => {
  loadDotEnv()
  const port = localPort(process.env)
  const server = await listenLocally(port, (_request, response) =>
    response.destroy(),
  )
  const folder = localFolder(port)
  await rm(folder, { recursive: true, force: true })
  await server.close()
  console.info(`${folder} is empty.`)
})
