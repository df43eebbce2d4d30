import { afterEach, expect, it, vi } from 'vitest'
import { browserPorts } from './browser.ts'
import { sendWithProgress } from './upload-with-progress.ts'

/** What the browser would do with one exchange, by hand. */
class Exchange {
  static last: Exchange | undefined
  readonly upload: { onprogress?: (event: { loaded: number }) => void; onload?: () => void } = {}
  readonly sent: { method?: string; url?: string; body?: Blob; headers: Record<string, string> } = { headers: {} }
  onload = () => {}
  onerror = () => {}
  onabort = () => {}
  onloadend = () => {}
  responseType = ''
  status = 0
  statusText = ''
  response: Blob | null = null
  answerHeaders = ''

  constructor() {
    Exchange.last = this
  }
  open(method: string, url: string) {
    Object.assign(this.sent, { method, url })
  }
  setRequestHeader(name: string, value: string) {
    this.sent.headers[name] = value
  }
  getAllResponseHeaders() {
    return this.answerHeaders
  }
  send(body: Blob) {
    this.sent.body = body
    started()
  }
  abort() {
    this.onabort()
    this.onloadend()
  }
  answer(status: number, text: string | null, headers = '') {
    this.status = status
    this.response = text === null ? null : new Blob([text])
    this.answerHeaders = headers
    this.onload()
    this.onloadend()
  }
}

let started = () => {}

function send(init: { readonly signal?: AbortSignal } = {}) {
  vi.stubGlobal('XMLHttpRequest', Exchange)
  const underway = new Promise<Exchange>((resolve) => {
    started = () => {
      if (Exchange.last !== undefined) resolve(Exchange.last)
    }
  })
  const steps: string[] = []
  const request = new Request('https://foyer.test/up', {
    method: 'POST',
    body: 'abcdefgh',
    headers: { Authorization: 'Bearer T', 'Content-Type': 'text/plain' },
    ...init,
  })
  const response = sendWithProgress(request, (sent, total) => steps.push(`${sent}/${total}`))
  return { underway, steps, answer: response }
}

afterEach(() => vi.unstubAllGlobals())

it('sends what fetch would send, and tells how far it is', async () => {
  const { underway, steps, answer } = send()
  const exchange = await underway
  expect(exchange.sent).toMatchObject({
    method: 'POST',
    url: 'https://foyer.test/up',
    headers: { authorization: 'Bearer T', 'content-type': 'text/plain' },
  })
  expect(exchange.sent.body?.size).toBe(8)
  exchange.upload.onprogress?.({ loaded: 3 })
  exchange.upload.onprogress?.({ loaded: 20 })
  exchange.upload.onload?.()
  exchange.answer(200, '{"success":true}', 'Date: Thu, 01 Jan 2026 00:00:00 GMT\r\nContent-Type: application/json\r\n')
  const response = await answer
  expect(steps).toEqual(['3/8', '8/8', '8/8'])
  expect([response.status, response.headers.get('date')]).toEqual([200, 'Thu, 01 Jan 2026 00:00:00 GMT'])
  expect(response.headers.get('content-type')).toBe('application/json')
})

it('a broken connection is a type error, as with fetch', async () => {
  const { underway, answer: response } = send()
  const exchange = await underway
  exchange.onerror()
  await expect(response).rejects.toThrow(TypeError)
})

it('is given up with the reason of the signal, before or while sending', async () => {
  const controller = new AbortController()
  const { underway, answer: response } = send({ signal: controller.signal })
  await underway
  controller.abort(new Error('enough'))
  await expect(response).rejects.toThrow('enough')
  const early = send({ signal: AbortSignal.abort(new Error('too early')) })
  await expect(early.answer).rejects.toThrow('too early')
})

it('takes an answer without a body', async () => {
  const { underway, answer: response } = send()
  const exchange = await underway
  exchange.answer(204, null)
  expect((await response).status).toBe(204)
})

it('is what the browser port uses for those who want to know', async () => {
  vi.stubGlobal('XMLHttpRequest', Exchange)
  const fetch = vi.fn()
  vi.stubGlobal('fetch', fetch)
  const underway = new Promise<void>((resolve) => {
    started = resolve
  })
  const response = browserPorts().network.fetch(
    new Request('https://foyer.test/up', { method: 'POST', body: 'a' }),
    () => {},
  )
  await underway
  Exchange.last?.answer(200, 'ok')
  expect((await response).status).toBe(200)
  expect(fetch).not.toHaveBeenCalled()
})
