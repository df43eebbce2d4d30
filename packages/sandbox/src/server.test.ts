import { spawnSync } from 'node:child_process'
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { Agent, createServer, request as httpRequest } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { type SandboxServer, type ServeOptions, serveSandbox } from './server.ts'
import { writeBuiltSite } from './testing/built-site.ts'
import { createClient } from './testing/client.ts'
import { firstGame } from './testing/test-bench.ts'

const cleanups: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const clean of cleanups.splice(0).reverse()) await clean()
})

async function serve(options: Partial<ServeOptions> = {}) {
  const server: SandboxServer = await serveSandbox({ port: 0, ...options })
  cleanups.push(server.close)
  return { server, ...createClient({ origin: server.url, fetch: (request) => fetch(request) }) }
}

async function stateDir() {
  const dir = await mkdtemp(join(tmpdir(), 'foyer-state-'))
  cleanups.push(() => rm(dir, { recursive: true }))
  return { dir, stateFile: join(dir, 'state.json') }
}

describe('a state file', () => {
  it('restores favourites, recents, balance and session after a restart', async () => {
    const { dir, stateFile } = await stateDir()
    const before = await serve({ stateFile })
    const token = await before.login()
    const trial = (await before.call('trialStart', {})).value
    const { nodeId, vassalage, gameType } = await firstGame(before as never)
    await before.call('favoriteAdd', { nodeId, vendor: vassalage }, { token })
    await before.call('recentAdd', { nodeId, vassalage, gameType, clientType: 2 }, { token })
    await before.server.sandbox.control.setBalance({ userName: 'demo', balance: '77.70' })
    await before.server.close()
    const written = await readFile(stateFile, 'utf8')
    for (const secret of [token, trial.token, 'Foyer2026']) expect(written).not.toContain(secret)
    expect((await stat(stateFile)).mode & 0o077).toBe(0)
    expect(await readdir(dir)).toEqual(['state.json'])

    const after = await serve({ stateFile })
    expect((await after.call('walletLoad', {}, { token })).value).toMatchObject({ sumBalance: 77.7 })
    const favourites = (await after.call('favoriteIds', { pageNo: 1, pageSize: 1 }, { token })).value.content
    expect(favourites).toEqual([{ nodeId, vendor: vassalage }])
    const wish = { page: 1, pageSize: 1, language: 'EN', clientType: 2 } as const
    expect((await after.call('recentGames', wish, { token })).value.list[0]).toMatchObject({ nodeId, vassalage })
    const info = await after.call('memberInfo', {}, { token: trial.token })
    expect(info.value).toMatchObject({ account: trial.userName, type: 4 })
    expect((await after.call('trialStart', {})).value.userName).not.toBe(trial.userName)
  })

  it('is written soon after a change, not only at the end', async () => {
    const { stateFile } = await stateDir()
    const { login } = await serve({ stateFile })
    await login()
    await expect.poll(() => readFile(stateFile, 'utf8').catch(() => '')).toContain('"userName":"demo"')
  })

  it.each([
    ['{"version":1,', /JSON/],
    ['{"version":2}', /version does not fit/],
    [JSON.stringify({ version: 1, seed: 'x' }), /seed does not fit/],
  ])('that reads %s is set aside with a word about it', async (content, why) => {
    const { stateFile } = await stateDir()
    await writeFile(stateFile, content)
    const lines: string[] = []
    const { login } = await serve({ stateFile, log: (line) => lines.push(line) })
    expect(await login()).toMatch(/^[\w-]{43}$/)
    expect(lines.join()).toMatch(why)
    expect(lines.join()).toContain(`${stateFile}.corrupt`)
    expect(await readFile(`${stateFile}.corrupt`, 'utf8')).toBe(content)
  })
})

it('[CALL-46] finds each whole save after a server was killed, also in the middle of one', async () => {
  const { dir, stateFile } = await stateDir()
  const before = await serve({ stateFile })
  const token = await before.login()
  const read = (name: string) => readFile(join(dir, name), 'utf8').catch(() => '')
  await expect.poll(() => read('state.json')).toContain('"userName":"demo"')
  const base = await read('state.json')
  await before.server.sandbox.control.setBalance({ userName: 'demo', balance: '77.70' })
  await expect.poll(() => read('state.json.log')).toContain('adjustment')
  // The state is not written again for one change.
  expect(await read('state.json')).toBe(base)
  expect((await stat(`${stateFile}.log`)).mode & 0o077).toBe(0)
  // As they lie after `kill -9`: a copy, since this server cannot be killed alone.
  const after = join(dir, 'killed')
  await mkdir(after)
  await writeFile(join(after, 'state.json'), base)
  await writeFile(join(after, 'state.json.log'), `${await read('state.json.log')}{"lists":{"dep`)
  const next = await serve({ stateFile: join(after, 'state.json') })
  expect((await next.call('walletLoad', {}, { token })).value).toMatchObject({ sumBalance: 77.7 })
  await next.login('player1')
  await next.server.close()
  expect(await readdir(after)).toEqual(['state.json'])
  // The log of an earlier state counts for nothing.
  await writeFile(join(after, 'state.json.log'), await read('state.json.log'))
  const last = await serve({ stateFile: join(after, 'state.json') })
  expect((await last.call('walletLoad', {}, { token })).value).toMatchObject({ sumBalance: 77.7 })
})

it('[CALL-46] removes the drafts of servers that were killed while they wrote, and no other file', async () => {
  const { dir, stateFile } = await stateDir()
  await (await serve({ stateFile })).login()
  await expect.poll(() => readFile(stateFile, 'utf8').catch(() => '')).toContain('"userName":"demo"')
  const gone = spawnSync(process.execPath, ['-e', '']).pid
  for (const name of [`state.json.${gone}.tmp`, `state.json.${process.ppid}.tmp`, 'other.1.tmp']) {
    await writeFile(join(dir, name), '{')
  }
  await serve({ stateFile })
  expect((await readdir(dir)).sort()).toEqual(['other.1.tmp', 'state.json', `state.json.${process.ppid}.tmp`].sort())
})

describe('the server', () => {
  it('[CALL-46] takes the next free port', async () => {
    const occupant = createServer()
    await new Promise<void>((resolve) => occupant.listen(0, '127.0.0.1', resolve))
    cleanups.push(() => new Promise((resolve) => occupant.close(resolve)))
    const { port } = occupant.address() as AddressInfo
    const lines: string[] = []
    const { server, call } = await serve({ port, log: (line) => lines.push(line) })
    expect(server.port).toBeGreaterThan(port)
    expect(lines).toEqual([`Port ${port} is taken; using ${server.port}.`])
    expect((await call('siteStatus', {})).success).toBe(true)
  })

  it('ends, with connections kept alive and answers that never come', async () => {
    const { server, call } = await serve()
    const agent = new Agent({ keepAlive: true })
    cleanups.push(async () => agent.destroy())
    await new Promise<void>((resolve, reject) => {
      httpRequest(`${server.url}/wps/system/status`, { agent }, (response) => response.resume().on('end', resolve))
        .on('error', reject)
        .end()
    })
    await server.sandbox.control.setFault({ endpoint: 'walletLoad', kind: 'hang' })
    const hanging = call('walletLoad', {})
    const lost = expect(hanging).rejects.toThrow(TypeError)
    await expect.poll(() => server.sandbox.control.log().at(-1)?.endpoint).toBe('walletLoad')
    await server.close()
    await lost
    await server.close()
    await expect(call('siteStatus', {})).rejects.toThrow(TypeError)
  })

  it('[PCALL-27] breaks connections and ends answers in the middle on the wire too', async () => {
    const { server, call } = await serve()
    await server.sandbox.control.setFault({ endpoint: 'siteStatus', kind: 'offline', times: 1 })
    await expect(call('siteStatus', {})).rejects.toThrow(TypeError)
    await server.sandbox.control.setFault({ endpoint: 'siteStatus', kind: 'truncated', times: 1 })
    await expect(call('siteStatus', {})).rejects.toThrow(TypeError)
    expect((await call('siteStatus', {})).success).toBe(true)
  })

  it('[PCALL-27] notices that a caller gave up', async () => {
    const { server, call } = await serve()
    await server.sandbox.control.setFault({ endpoint: 'siteStatus', kind: 'hang' })
    const given = new AbortController()
    const hanging = expect(call('siteStatus', {}, { signal: given.signal })).rejects.toThrow(/abort/i)
    await expect.poll(() => server.sandbox.control.log().at(-1)?.endpoint).toBe('siteStatus')
    given.abort()
    await hanging
  })

  it('[ROUTE-01][CALL-01] serves the site and the API from one origin', async () => {
    const built = await writeBuiltSite()
    cleanups.push(built.remove)
    const { server, call } = await serve({ site: { dir: built.dir } })
    expect(await (await fetch(`${server.url}/`)).text()).toContain('<title>home')
    expect((await call('siteStatus', {})).success).toBe(true)
    const head = await fetch(`${server.url}/m/login`, { method: 'HEAD' })
    expect([head.status, await head.text()]).toEqual([200, ''])
    const other = await fetch(`${server.url}/elsewhere`, { redirect: 'manual' })
    expect([other.status, other.headers.get('Location')]).toEqual([302, '/m/home#unknown-path'])
  })

  it('[CHAT-02][PROMO-10] answers under its other name, which its documents may show pictures of', async () => {
    const built = await writeBuiltSite()
    cleanups.push(built.remove)
    const { server, call, login } = await serve({ site: { dir: built.dir } })
    const vendor = server.url.replace('127.0.0.1', 'localhost')
    const input = {
      b2c: 'true',
      language: 'EN',
      backUrl: `${server.url}/m/help`,
      headerColor: '#000',
      title: '',
    } as const
    const { value } = await call('chatLaunch', input, { token: await login() })
    expect(new URL(value.chatUrl).origin).toBe(vendor)
    const chat = await fetch(value.chatUrl)
    expect([chat.status, await chat.text()]).toEqual([200, expect.stringContaining(`href="${server.url}/m/help"`)])
    const document = await fetch(`${server.url}/m/home`)
    expect(document.headers.get('Content-Security-Policy')).toContain(`img-src 'self' data: blob: ${vendor};`)
    const picture = await fetch(`${vendor}/demo/banners/home-3.jpg`)
    expect([picture.status, picture.headers.get('Cross-Origin-Resource-Policy')]).toEqual([200, 'cross-origin'])
  })

  it('[CHAT-02] names the supplier of its options, and none that is no origin', async () => {
    const { call, login } = await serve({ vendorOrigin: 'https://vendor.example' })
    const input = { b2c: 'true', language: 'EN', backUrl: '/m/help', headerColor: '#000', title: '' } as const
    const { value } = await call('chatLaunch', input, { token: await login() })
    expect(new URL(value.chatUrl).origin).toBe('https://vendor.example')
    await expect(serve({ vendorOrigin: 'vendor.example' })).rejects.toThrow('"vendor.example" is not an origin')
  })

  it('has the icon that browsers ask for by themselves', async () => {
    const { server } = await serve()
    const { status, headers } = await fetch(`${server.url}/favicon.ico`)
    expect([status, headers.get('Content-Type')]).toEqual([200, 'image/svg+xml; charset=utf-8'])
  })

  it('compresses answers for those who take it', async () => {
    const { server } = await serve()
    const address = `${server.url}/wps/game/hot?merchantCode=demo&isPlatform=2&language=EN&platform=html5`
    expect((await fetch(address)).headers.get('Content-Encoding')).toBe('gzip')
  })

  it('[PCALL-27] the control API answers to its own host names alone, not to a page whose name resolves to this address (DNS rebinding)', async () => {
    const { server } = await serve({ controlHosts: ['demo.example'] })
    const ask = (path: string, Host: string) =>
      new Promise<number | undefined>((resolve, reject) => {
        const headers = { Host, Origin: `http://${Host}` }
        const method = path === '/sandbox/reset' ? 'POST' : 'GET'
        httpRequest(server.url + path, { method, headers }, (response) => {
          response.resume().on('end', () => resolve(response.statusCode))
        })
          .on('error', reject)
          .end()
      })
    for (const path of ['/sandbox/reset', '/sandbox/outbox', '/sandbox/social/google.js']) {
      expect(await ask(path, `evil.example:${server.port}`)).toBe(403)
      expect(await ask(path, '127.0.0.1.evil.example')).toBe(403)
      for (const own of ['127.0.0.1', 'localhost:4173', '[::1]:80', '192.168.1.7:4173', 'demo.example']) {
        expect([own, await ask(path, own)]).toEqual([own, 200])
      }
    }
  })

  it('[PCALL-27] control beyond this machine asks for the secret that is said at the start', async () => {
    const lines: string[] = []
    const { server, call } = await serve({ host: '0.0.0.0', log: (line) => lines.push(line) })
    const [told, ...others] = lines
    expect(others).toEqual([])
    const secret = /X-Control-Secret: ([\w-]{24})$/.exec(told ?? '')?.[1] ?? ''
    const ask = async (path: string, headers: Record<string, string> = {}, method = 'GET') =>
      (await fetch(`http://127.0.0.1:${server.port}${path}`, { method, headers })).status
    for (const path of ['/sandbox/outbox', '/sandbox/log', '/sandbox/scenarios']) {
      expect([path, await ask(path), await ask(path, { 'X-Control-Secret': `${secret}x` })]).toEqual([path, 403, 403])
      expect([path, await ask(path, { 'X-Control-Secret': secret })]).toEqual([path, 200])
    }
    expect(await ask('/sandbox/reset', {}, 'POST')).toBe(403)
    expect(await ask('/sandbox/social/google.js')).toBe(200)
    expect((await call('siteStatus', {})).success).toBe(true)
  })

  it('[PCALL-27] control takes a secret of its own, none on this machine alone, and none that is short', async () => {
    const lines: string[] = []
    const log = (line: string) => lines.push(line)
    const own = await serve({ controlSecret: 'sixteen-or-more-signs', log })
    const ask = async (url: string, headers = {}) => (await fetch(`${url}/sandbox/outbox`, { headers })).status
    expect(await ask(own.server.url)).toBe(403)
    expect(await ask(own.server.url, { 'X-Control-Secret': 'sixteen-or-more-signs' })).toBe(200)
    for (const host of ['127.0.0.1', 'localhost']) expect(await ask((await serve({ host, log })).server.url)).toBe(200)
    expect(lines).toEqual([])
    await expect(serve({ controlSecret: 'short' })).rejects.toThrow('16 characters')
    expect(await ask((await serve({ host: '0.0.0.0', control: false, log })).server.url)).toBe(404)
    expect(lines).toEqual([])
  })

  it('counts wrong passwords, and says when the next try is answered', async () => {
    const { tryLogin } = await serve({ now: () => 1_700_000_000_000 })
    const statuses: number[] = []
    for (let count = 0; count < 11; count += 1) statuses.push((await tryLogin({ password: 'wrong0' })).status)
    expect(statuses).toEqual([...Array(10).fill(200), 429])
    expect((await tryLogin()).headers.get('Retry-After')).toBe('90')
  })

  it('[CALL-02] does not read a body to its end that is too long', async () => {
    const { server, call } = await serve()
    const piece = Buffer.alloc(1_000_000, ' ')
    const most = 100
    let pieces = 0
    const status = await new Promise<number | undefined>((resolve) => {
      const headers = { 'Content-Type': 'application/json' }
      const request = httpRequest(`${server.url}/wps/session/trial`, { method: 'POST', headers }, (response) => {
        resolve(response.resume().statusCode)
      })
      // The connection may be closed on a client that goes on sending.
      request.on('error', () => resolve(413))
      const send = () => {
        while (pieces < most && !request.destroyed) {
          pieces += 1
          if (!request.write(piece)) return void request.once('drain', send)
        }
        request.end()
      }
      send()
    })
    expect(status).toBe(413)
    expect(pieces).toBeLessThan(most / 2)
    expect((await call('siteStatus', {})).success).toBe(true)
  })

  it('[PCALL-27] has no control API when it is switched off', async () => {
    const { server, raw } = await serve({ control: false })
    expect((await raw('/sandbox/log')).status).toBe(404)
    expect((await fetch(`${server.url}/m/home`)).status).toBe(404)
  })
})

describe('a page of another origin', () => {
  const LOGIN = '/wps/session/login'

  async function ask(origin: string | undefined, path = '/wps/system/status', method = 'GET') {
    const { server } = await serve({ cors: ['https://Preview.example/'] })
    const asked = {
      'Access-Control-Request-Method': 'POST',
      'Access-Control-Request-Headers': 'content-type,x-encryption',
    }
    return fetch(`${server.url}${path}`, {
      method,
      headers: { ...(origin === undefined ? {} : { Origin: origin }), ...(method === 'OPTIONS' ? asked : {}) },
    })
  }
  const allowed = ({ headers }: Response) => headers.get('Access-Control-Allow-Origin')

  it.each(['http://localhost:5173', 'http://[::1]:3000', 'https://preview.example'])(
    'calls the API from %s, and reads the clock and when to retry',
    async (origin) => {
      const response = await ask(origin)
      expect(response.status).toBe(200)
      expect(allowed(response)).toBe(origin)
      expect(response.headers.get('Access-Control-Expose-Headers')).toBe('Date,Retry-After')
    },
  )

  it.each(['http://localhost.evil.example', 'http://127.0.0.1.evil.example', 'https://other.example', 'null'])(
    'gets no answer that a browser would show to %s',
    async (origin) => {
      expect(allowed(await ask(origin))).toBeNull()
      expect(allowed(await ask(origin, LOGIN, 'OPTIONS'))).toBeNull()
    },
  )

  it('learns from a preflight what it may send, and keeps the answer for ten minutes', async () => {
    const { status, headers } = await ask('http://localhost:5173', LOGIN, 'OPTIONS')
    expect(status).toBe(204)
    expect(headers.get('Access-Control-Allow-Origin')).toBe('http://localhost:5173')
    expect(headers.get('Access-Control-Allow-Methods')?.split(',').sort()).toEqual(['DELETE', 'GET', 'POST', 'PUT'])
    expect(headers.get('Access-Control-Allow-Headers')).toBe('content-type,x-encryption')
    expect(headers.get('Access-Control-Max-Age')).toBe('600')
    expect(headers.get('Vary')).toContain('Origin')
  })

  it('sends no cookies, because a session is a header', async () => {
    for (const method of ['GET', 'OPTIONS']) {
      const { headers } = await ask('http://localhost:5173', LOGIN, method)
      expect(headers.get('Access-Control-Allow-Credentials')).toBeNull()
    }
  })

  it('shares no cached answer with another origin, nor with a request without one', async () => {
    for (const origin of ['http://localhost:5173', 'https://other.example', undefined]) {
      expect((await ask(origin)).headers.get('Vary')).toMatch(/\bOrigin\b/)
    }
    expect(allowed(await ask(undefined))).toBeNull()
  })

  it('reads refusals and unknown paths too', async () => {
    const refused = await ask('http://localhost:5173', '/wps/member/info')
    expect([refused.status, allowed(refused)]).toEqual([401, 'http://localhost:5173'])
    const unknown = await ask('http://localhost:5173', '/wps/nothing')
    expect([unknown.status, allowed(unknown)]).toEqual([404, 'http://localhost:5173'])
  })

  it('reads the part of an answer that a fault breaks off', async () => {
    const { server } = await serve()
    await server.sandbox.control.setFault({ endpoint: 'siteStatus', kind: 'truncated', times: 1 })
    const response = await fetch(`${server.url}/wps/system/status`, { headers: { Origin: 'http://localhost:5173' } })
    expect(allowed(response)).toBe('http://localhost:5173')
    await expect(response.text()).rejects.toThrow(TypeError)
  })

  it.each(['http://localhost:5173', 'https://preview.example'])('never reaches control from %s', async (origin) => {
    for (const method of ['GET', 'POST', 'OPTIONS']) {
      const response = await ask(origin, '/sandbox/log', method)
      expect(response.status).toBe(403)
      expect(allowed(response)).toBeNull()
    }
  })

  it('cannot call game pages, which call their own origin only', async () => {
    expect(allowed(await ask('http://localhost:5173', '/play/nothing'))).toBeNull()
  })

  it.each(['example.com', '*', 'https://*.example'])('is not named by %s', async (origin) => {
    await expect(serve({ cors: [origin] })).rejects.toThrow(`"${origin}" is not an origin`)
  })
})
