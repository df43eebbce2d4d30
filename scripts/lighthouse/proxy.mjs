import { Agent, request } from 'node:http'
import { createSecureServer } from 'node:http2'
import { setTimeout } from 'node:timers/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { withoutScripts } from './strip-scripts.mjs'

/** The variant without scripts of `/m/home` is at `/no-script/m/home`. */
export const NO_SCRIPT = '/no-script'

/** What a platform takes to answer at the least. */
const API_DELAY_MS = 20
const HOP_BY_HOP = new Set(['connection', 'keep-alive', 'transfer-encoding', 'content-length', 'host', 'upgrade'])
const COMPRESSIBLE = /^(text\/|application\/json|image\/svg)/

const brotli = promisify(brotliCompress)

/**
 * What stands before the site on a real host: TLS, HTTP/2, and brotli for what is made at the request. Files of the
 * site are sent as the build has compressed them.
 * @param target origin of the sandbox's server
 */
export async function openProxy(target, { key, cert }) {
  const agent = new Agent({ keepAlive: true, maxSockets: 64 })
  const { hostname, port } = new URL(target)

  const ask = (incoming, path, encoding) =>
    new Promise((resolve, reject) => {
      const headers = Object.fromEntries(
        Object.entries(incoming.headers).filter(([name]) => !name.startsWith(':') && !HOP_BY_HOP.has(name)),
      )
      const upstream = request(
        { agent, hostname, port, path, method: incoming.method, headers: { ...headers, 'accept-encoding': encoding } },
        resolve,
      )
      upstream.on('error', reject)
      incoming.pipe(upstream)
    })

  const answer = async (incoming, outgoing) => {
    const bare = incoming.url.startsWith(`${NO_SCRIPT}/`)
    const path = bare ? incoming.url.slice(NO_SCRIPT.length) : incoming.url
    const ready = !bare && path.startsWith('/m/')
    if (path.startsWith('/wps/')) await setTimeout(API_DELAY_MS)
    const response = await ask(incoming, path, ready ? 'br' : 'identity')
    const headers = Object.fromEntries(Object.entries(response.headers).filter(([name]) => !HOP_BY_HOP.has(name)))
    if (ready || !COMPRESSIBLE.test(headers['content-type'] ?? '')) {
      outgoing.writeHead(response.statusCode, headers)
      response.pipe(outgoing)
      return
    }
    const chunks = []
    for await (const chunk of response) chunks.push(chunk)
    const whole = Buffer.concat(chunks)
    const body = await brotli(bare ? withoutScripts(whole.toString('utf8')) : whole, {
      params: { [constants.BROTLI_PARAM_QUALITY]: bare ? 11 : 5 },
    })
    outgoing.writeHead(response.statusCode, { ...headers, 'content-encoding': 'br', vary: 'Accept-Encoding' })
    outgoing.end(body)
  }

  const server = createSecureServer({ key, cert, allowHTTP1: true }, (incoming, outgoing) => {
    answer(incoming, outgoing).catch(() => outgoing.destroy())
  })
  // A browser that is closed in the middle is no trouble.
  server.on('sessionError', () => {})
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { url: `https://localhost:${server.address().port}` }
}
