// A process of its own, so that nothing that measures takes time from what is measured: the site and the lean page, each
// with a sandbox and a front of its own.
import { makeCertificate } from '../lighthouse/certificate.mjs'
import { openProxy } from '../lighthouse/proxy.mjs'
import { PICTURE_DIR } from '../picture-dir.mjs'
import { storedByMember } from './member-storage.mjs'

const { serveSandbox } = await import(new URL('../../packages/sandbox/dist/server.js', import.meta.url).href)
const certificate = await makeCertificate()

async function open(dir) {
  const server = await serveSandbox({ port: 0, site: { dir }, pictureDir: PICTURE_DIR })
  const { control } = server.sandbox
  const set = async (slots) => {
    await control.scenario({ name: 'normal' })
    await control.scenario({ name: slots ? 'ten-thousand' : 'no-popups' })
  }
  await set(false)
  return { url: server.url, front: (await openProxy(server.url, certificate)).url, set }
}

const dirs = JSON.parse(process.argv[2])
const sites = Object.fromEntries(
  await Promise.all(Object.entries(dirs).map(async ([name, dir]) => [name, await open(dir)])),
)
process.on('message', async ({ slots }) => {
  for (const site of Object.values(sites)) await site.set(slots)
  process.send({ slots })
})
process.once('disconnect', () => process.exit(0))
const served = Object.entries(sites).map(async ([name, { url, front }]) => [
  name,
  { url: front, stored: name === 'lean' ? [] : await storedByMember(url) },
])
process.send(Object.fromEntries(await Promise.all(served)))
