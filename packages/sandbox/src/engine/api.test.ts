import { describe, expect, it } from 'vitest'
import { createTestBench, firstGame } from '../testing/test-bench.ts'

const JSON_HEADERS = { 'Content-Type': 'application/json' }

describe('a body', () => {
  it('[CALL-16] is taken in the encoding of its call alone', async () => {
    const { raw, login, sandbox } = createTestBench()
    const headers = { Authorization: `Bearer ${await login()}` }
    const game = await firstGame({ ...createTestBench(), raw })
    const fields = { nodeId: game.nodeId, vendor: game.vassalage }
    const post = (body: string, type: string | undefined) =>
      raw('/wps/game/favorite', {
        method: 'POST',
        headers: { ...headers, ...(type && { 'Content-Type': type }) },
        body,
      })
    const form = await post(new URLSearchParams(fields).toString(), 'application/x-www-form-urlencoded')
    expect(form).toMatchObject({ status: 415, value: { field: 'Content-Type' } })
    expect(await post(JSON.stringify(fields), 'text/plain')).toMatchObject({ status: 415 })
    expect((await post(JSON.stringify(fields), 'application/json; charset=utf-8')).success).toBe(true)
    expect(sandbox.control.log().at(-1)?.error).toBeUndefined()
  })

  it.each(['{', '[]', '"text"', 'null', '{"nodeId":'])('[CALL-02] is refused when it reads %s', async (body) => {
    const { raw, login } = createTestBench()
    const headers = { ...JSON_HEADERS, Authorization: `Bearer ${await login()}` }
    const reply = await raw('/wps/game/favorite', { method: 'POST', headers, body })
    expect(reply).toMatchObject({ status: 400, success: false, code: 'request.invalid', value: { field: 'body' } })
  })

  it('[CALL-02] is refused when it is longer than anything a call needs', async () => {
    const { raw } = createTestBench()
    const body = JSON.stringify({ moduleId: 'x'.repeat(1_000_001) })
    expect((await raw('/wps/session/trial', { method: 'POST', headers: JSON_HEADERS, body })).status).toBe(413)
  })

  it.each([
    ['/wps/session/trial', 'application/json', 1_000_000],
    ['/wps/member/verification', 'multipart/form-data; boundary=x', 32_000_000],
  ])('[CALL-02] without an end is read no further than %s allows', async (path, type, most) => {
    const { raw, login } = createTestBench()
    const headers = { 'Content-Type': type, Authorization: `Bearer ${await login()}` }
    const piece = new Uint8Array(100_000)
    let sent = 0
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += piece.byteLength
        // A body that is never refused would be read without end.
        if (sent > 200_000_000) controller.error(new Error('everything was read'))
        else controller.enqueue(piece)
      },
    })
    const init: RequestInit & { readonly duplex: 'half' } = { method: 'POST', headers, body, duplex: 'half' }
    expect((await raw(path, init)).status).toBe(413)
    expect(sent).toBeLessThan(most + 5 * piece.byteLength)
  })

  it('[CALL-02] answers are taken for nothing but JSON', async () => {
    const { raw, call } = createTestBench()
    for (const reply of [await call('siteStatus', {}), await raw('/wps/none')]) {
      expect(reply.headers.get('X-Content-Type-Options')).toBe('nosniff')
    }
  })

  it('[CALL-02] may be missing where nothing in it is needed', async () => {
    const { raw, login } = createTestBench()
    const headers = { Authorization: `Bearer ${await login()}` }
    const reply = await raw('/wps/session/renew', { method: 'POST', headers })
    expect(reply).toMatchObject({ status: 400, value: { field: 'force' } })
  })

  it('[CALL-02] is refused when it nests deeper than any input, however deep', async () => {
    const { raw, sandbox } = createTestBench()
    const nested = (levels: number) => `{"moduleId":"FREEPLAY3","deep":${'['.repeat(levels)}${']'.repeat(levels)}}`
    for (const body of [nested(33), nested(400_000)]) {
      const reply = await raw('/wps/session/trial', { method: 'POST', headers: JSON_HEADERS, body })
      expect(reply).toMatchObject({ status: 400, code: 'request.invalid' })
      expect(reply.value.field).toMatch(/^deep(\.0)+/)
    }
    expect(sandbox.control.log().map(({ error }) => error)).toEqual([undefined, undefined])
  })

  it('[CALL-02] may nest 32 levels deep', async () => {
    const { raw } = createTestBench()
    const body = `{"moduleId":"FREEPLAY3","deep":${'['.repeat(32)}${']'.repeat(32)}}`
    expect((await raw('/wps/session/trial', { method: 'POST', headers: JSON_HEADERS, body })).success).toBe(true)
  })

  it.each([
    ['a field whose name is long', { ['n'.repeat(900_000)]: 'text' }],
    ['a list below a field whose name is long', { outer: { ['n'.repeat(101)]: [] } }],
    ['long text below many long names', { ['a'.repeat(60)]: { ['b'.repeat(60)]: 'x'.repeat(5000) } }],
  ])('[CALL-02] is refused when it has %s, with an answer that stays short', async (_, fields) => {
    const { raw } = createTestBench()
    const body = JSON.stringify({ moduleId: 'FREEPLAY3', ...fields })
    const reply = await raw('/wps/session/trial', { method: 'POST', headers: JSON_HEADERS, body })
    expect(reply).toMatchObject({ status: 400, code: 'request.invalid' })
    expect(reply.value.field).toHaveLength(101)
    expect(reply.value.field).toMatch(/…$/)
    expect(reply.message?.length).toBeLessThan(200)
  })
})

it('[CALL-02] tells the time of its own clock with every answer, and lets nobody keep one', async () => {
  const { raw, clock } = createTestBench()
  for (const path of ['/wps/system/status', '/wps/nowhere', '/wps/game/list']) {
    const { headers } = await raw(path)
    expect([path, Date.parse(headers.get('Date') ?? '')]).toEqual([path, Math.floor(clock.now() / 1000) * 1000])
    expect(headers.get('Cache-Control')).toBe('no-store')
  }
})

it('[CALL-01] matches no path that cannot be read', async () => {
  expect((await createTestBench().raw('/wps/%E0%A4%A')).status).toBe(404)
})
