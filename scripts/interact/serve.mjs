// A process of its own, so that nothing that measures takes time from what is measured: the site and the lean page, each
// with a sandbox and a front of its own.
import { fileURLToPath } from 'node:url'
import { makeCertificate } from '../lighthouse/certificate.mjs'
import { openProxy } from '../lighthouse/proxy.mjs'
import { PICTURE_DIR } from '../picture-dir.mjs'
import { storedByMember } from './member-storage.mjs'

const { serveSandbox } = await import(new URL('../../packages/sandbox/dist/server.js', import.meta.url).href)
const certificate = await makeCertificate()

async function open(dir) {
  const site = { dir: fileURLToPath(new URL(dir, import.meta.url)) }
  const server = await serveSandbox({ port: 0, site, pictureDir: PICTURE_DIR })
  const { control } = server.sandbox
  const set = async (slots) => {
    await control.scenario({ name: 'normal' })
    await control.scenario({ name: slots ? 'ten-thousand' : 'no-popups' })
  }
  await set(false)
  return { url: server.url, front: (await openProxy(server.url, certificate)).url, set }
}

const foyer = await open('../../apps/m/dist')
const lean = await open('../../tests/lean-page/dist')
process.on('message', async ({ slots }) => {
  await foyer.set(slots)
  process.send({ slots })
})
process.once('disconnect', () => process.exit(0))
process.send({ foyer: foyer.front, lean: lean.front, stored: await storedByMember(foyer.url) })
