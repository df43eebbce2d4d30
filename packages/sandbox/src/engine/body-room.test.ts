import { expect, it } from 'vitest'
import { createTestBench, ORIGIN } from '../testing/test-bench.ts'
import { createBodyRoom } from './body-room.ts'

const BOUNDS = { maxOfOwner: 10, maxInAll: 25, small: 2 }

it('has room for each caller, and for small bodies when others have filled it', () => {
  const room = createBodyRoom(BOUNDS)
  const shares = ['a', 'b'].map((owner) => room.open(owner))
  expect(shares.map((share) => share.take(10))).toEqual([true, true])
  expect(room.open('a').take(1)).toBe(false)
  const late = room.open('c')
  expect([late.take(5), late.take(3), room.open('d').take(2)]).toEqual([true, false, true])
  shares[0]?.close()
  expect([late.take(3), room.open('a').take(10)]).toEqual([true, false])
})

/** An upload of 31 MB that stalls before its last byte. */
function stalled(token: string) {
  const reading = { bytes: 0, isCancelled: false }
  const part = new Uint8Array(1_000_000)
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (reading.bytes >= 31_000_000) return new Promise<void>(() => undefined)
      reading.bytes += part.byteLength
      controller.enqueue(part)
      return undefined
    },
    cancel() {
      reading.isCancelled = true
    },
  })
  const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'multipart/form-data; boundary=b' }
  const init = { method: 'POST', headers, body, duplex: 'half' }
  return { reading, request: new Request(`${ORIGIN}/wps/member/verification`, init) }
}

it('refuses uploads of a trial player without reading them', async () => {
  const { call, sandbox } = createTestBench()
  const { reading, request } = stalled((await call('trialStart', {})).value.token)
  expect(await (await sandbox.fetch(request)).json()).toMatchObject({ code: 'trial.rejected' })
  // The stream reads one part ahead by itself.
  expect(reading.bytes).toBeLessThanOrEqual(1_000_000)
})

it('refuses the third upload of one member at a time, and goes on reading those of others', async () => {
  const { login, sandbox } = createTestBench()
  const token = await login()
  const [first, second, third] = [stalled(token), stalled(token), stalled(token)]
  const other = stalled(await login('player1'))
  for (const { request } of [first, second, other]) void sandbox.fetch(request)
  const answer = await sandbox.fetch(third.request)
  expect([answer.status, answer.headers.get('Retry-After')]).toEqual([429, '10'])
  expect([third.reading.isCancelled, other.reading.isCancelled]).toEqual([true, false])
})
