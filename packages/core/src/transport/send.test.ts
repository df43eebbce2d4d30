import { expect, it } from 'vitest'
import { type AnyEndpoint, defineEndpoint } from '../kernel/endpoint.ts'
import { createLog } from '../kernel/log.ts'
import { createServerClock } from '../kernel/server-clock.ts'
import { createManualClock } from '../testing/manual-clock.ts'
import { createSender } from './send.ts'
import { nothing } from './wire-schemas.ts'

const read = defineEndpoint({ id: 'read', method: 'GET', path: '/wps/read', input: nothing, output: nothing })
const upload = defineEndpoint({ ...read, id: 'upload', method: 'POST', encoding: 'multipart' })

/** Sends one request that takes a second there, and whose body takes 20 s. */
async function send(endpoint: AnyEndpoint, headers: Readonly<Record<string, string>>) {
  const clock = createManualClock()
  const body = () =>
    new ReadableStream(
      {
        pull(controller) {
          clock.sleep(20_000)
          controller.close()
        },
      },
      // Pulls when it is read, and not before.
      { highWaterMark: 0 },
    )
  const network = {
    fetch: async () => {
      clock.sleep(1000)
      return new Response(body(), { headers })
    },
    isOnline: () => true,
    onChange: () => () => {},
  }
  const sender = createSender({
    network,
    clock,
    time: createServerClock(clock),
    connection: { noteResponse: () => {}, noteFailure: () => {} },
    log: createLog(clock.now),
  })
  const sentAt = clock.monotonic()
  const { method, path } = endpoint
  const request = { method, baseURL: 'https://site.test', path, headers: {}, body: undefined }
  const { time, hasDate } = await sender(request, endpoint, { signal: new AbortController().signal })
  return { time, hasDate, sentAt }
}

const DATE = 'Sat, 28 Nov 2026 20:00:00 GMT'

it('tells when the headers were here, without the way of the body', async () => {
  const { time, sentAt } = await send(read, { date: DATE })
  expect(time).toEqual({ date: Date.parse(DATE), sentAt, receivedAt: sentAt + 1000 })
})

it.each([
  ['a response that a cache kept', read, { date: DATE, age: '3000' }, true],
  ['an upload, which takes time before the platform answers', upload, { date: DATE }, true],
  ['no date', read, {}, false],
  ['a date that cannot be read', read, { date: 'yesterday' }, false],
] as const)('says nothing of the time for %s', async (_what, endpoint, headers, hasDate) => {
  expect(await send(endpoint, headers)).toMatchObject({ time: undefined, hasDate })
})
