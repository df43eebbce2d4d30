// A process of its own, so that nothing that measures takes time from what is measured.
import { PICTURE_DIR } from '../picture-dir.mjs'
import { makeCertificate } from './certificate.mjs'
import { openProxy } from './proxy.mjs'

const { serveSandbox } = await import(new URL('../../packages/sandbox/dist/server.js', import.meta.url).href)
const certificate = await makeCertificate()

/** Each build with a sandbox of its own. */
async function open(dir) {
  const { url } = await serveSandbox({ port: 0, site: { dir }, pictureDir: PICTURE_DIR })
  return (await openProxy(url, certificate)).url
}

const dirs = JSON.parse(process.argv[2])
const urls = Object.entries(dirs).map(async ([name, dir]) => [name, await open(dir)])
process.send(Object.fromEntries(await Promise.all(urls)))
process.once('disconnect', () => process.exit(0))
