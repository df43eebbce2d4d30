// A process of its own, so that nothing that measures takes time from what is measured.
import { fileURLToPath } from 'node:url'
import { PICTURE_DIR } from '../picture-dir.mjs'
import { makeCertificate } from './certificate.mjs'
import { openProxy } from './proxy.mjs'

const { serveSandbox } = await import(new URL('../../packages/sandbox/dist/server.js', import.meta.url).href)
const dir = fileURLToPath(new URL('../../apps/m/dist', import.meta.url))
const { url } = await serveSandbox({ port: 0, site: { dir }, pictureDir: PICTURE_DIR })
const front = await openProxy(url, await makeCertificate())
process.send({ url: front.url })
process.once('disconnect', () => process.exit(0))
