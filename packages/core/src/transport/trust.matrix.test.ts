import { describe, expect, it, onTestFinished } from 'vitest'
import { contract } from '../contract.ts'
import type { AnyEndpoint } from '../kernel/endpoint.ts'
import { isFoyerError } from '../kernel/errors.ts'
import { createTestContext, json } from '../testing.ts'

const endpoints: readonly [string, AnyEndpoint][] = Object.entries(contract)
const html = { headers: { 'content-type': 'text/html' } }

/** What proxies, portals and broken back ends answer with HTTP 2xx. */
const untrue: readonly [string, () => Response][] = [
  ['200 without a body', () => new Response('')],
  ['200 of blanks', () => new Response(' \n')],
  ['204', () => new Response(null, { status: 204 })],
  ['205', () => new Response(null, { status: 205 })],
  ['304', () => new Response(null, { status: 304 })],
  ['302 without an address', () => new Response(null, { status: 302 })],
  ['null', () => json(null)],
  ['true', () => json(true)],
  ['a text', () => json('success')],
  ['an empty list', () => json([])],
  ['a list', () => json([{ token: 't' }])],
  ['an empty object', () => json({})],
  ['success "false"', () => json({ success: 'false' })],
  ['success "true"', () => json({ success: 'true', value: {} })],
  ['success 0', () => json({ success: 0, value: {} })],
  ['success 1', () => json({ success: 1, value: {} })],
  ['success null', () => json({ success: null })],
  ['success false with a value', () => json({ success: false, value: {} })],
  ['an error', () => json({ error: 'x' })],
  ['a status in the body', () => json({ status: 500 })],
  ['words alone', () => json({ message: 'OK' })],
  ['an empty value without success', () => json({ value: {} })],
  ['HTML', () => new Response('<!doctype html><p>Log in to the hotel network', html)],
]

describe.each(endpoints)('%s', (id, endpoint) => {
  it.each(untrue)('[CALL-02] takes %s for no success', async (_, response) => {
    // As it is encrypted says nothing about what is answered.
    const config = { http: { retries: 0 }, endpoints: { [id]: { encrypted: false } } }
    const test = createTestContext({ fetch: async () => response(), config })
    onTestFinished(() => test.dispose())
    test.setTokenProvider({ token: () => 'token', onSessionEnded: async () => 'ended', ownEndpoints: [] })
    const { signal } = test.context.scope
    const failure = await test.context.call(endpoint, {}, { signal }).then(
      () => undefined,
      (error: unknown) => error,
    )
    expect(isFoyerError(failure) && failure.endpoint).toBe(id)
  })
})
