import type { AnyEndpoint, ErrorCode } from '@foyer/core/contract'
import * as z from 'zod/mini'
import { Refusal } from '../world/refusal.ts'
import type { FaultKind, MatchedFault } from './faults.ts'
import { refusalResponse } from './json-responses.ts'
import { type SandboxClock, sleep, untilAborted } from './system-clock.ts'

/** The connection broke: `fetch` rejects as it does without a network, and the HTTP server drops the socket. */
export class ConnectionLost extends TypeError {
  constructor() {
    super('Failed to fetch')
    this.name = 'TypeError'
  }
}

/** Its body ends in the middle. */
export class HalfResponse extends Response {}

const DEFAULT_DELAY_MS = 3000

const CODE_OF_STATUS: Readonly<Record<number, ErrorCode>> = {
  401: 'session.expired',
  426: 'client.outdated',
  429: 'too.many',
  503: 'system.upgrading',
}

const PORTAL = '<!doctype html><html lang="en"><title>Sign in</title><p>Please sign in to this network.</p></html>'

function statusResponse(status: number): Response {
  const code = CODE_OF_STATUS[status]
  if (code) return refusalResponse(new Refusal(code, { status }))
  const empty = status === 204 || status === 205 || status === 304
  return new Response(empty ? null : `Status ${status}`, { status, headers: { 'Content-Type': 'text/plain' } })
}

function statusOf(kind: FaultKind): number | undefined {
  return kind.startsWith('status:') ? Number(kind.slice('status:'.length)) : undefined
}

/** The same value with one field that the contract does not take; the whole one where no field matters. */
function invalidValue(value: unknown, endpoint: AnyEndpoint | undefined): unknown {
  const wrong = { wrong: true }
  if (typeof value === 'object' && value !== null && !Array.isArray(value) && endpoint) {
    for (const field of Object.keys(value)) {
      const candidate = { ...value, [field]: wrong }
      if (!z.safeParse(endpoint.output, candidate).success) return candidate
    }
  }
  return 'wrong'
}

async function schemaMismatchResponse(response: Response, endpoint: AnyEndpoint | undefined): Promise<Response> {
  const { status, headers } = response
  const body: unknown = await response.json()
  const value = typeof body === 'object' && body !== null && 'value' in body ? body.value : undefined
  return new Response(JSON.stringify({ success: true, value: invalidValue(value, endpoint) }), { status, headers })
}

async function truncatedResponse(response: Response): Promise<Response> {
  const { status, headers } = response
  const whole = new Uint8Array(await response.arrayBuffer())
  let sent = false
  const half = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (sent) controller.error(new ConnectionLost())
      else controller.enqueue(whole.slice(0, Math.max(1, Math.floor(whole.length / 2))))
      sent = true
    },
  })
  return new HalfResponse(half, {
    status,
    headers: { ...Object.fromEntries(headers), 'Content-Length': `${whole.length}` },
  })
}

/** Calls back when the response has been read to its end. */
async function whenRead(response: Response, done: () => void): Promise<Response> {
  const { status, headers } = response
  const whole = new Uint8Array(await response.arrayBuffer())
  let sent = false
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (sent) {
        controller.close()
        done()
      } else {
        controller.enqueue(whole)
        sent = true
      }
    },
    cancel: done,
  })
  return new Response(body, { status, headers })
}

export interface FaultContext {
  readonly fault: MatchedFault
  readonly endpoint: AnyEndpoint | undefined
  readonly clock: SandboxClock
  readonly signal: AbortSignal
  /** Responds without the fault. */
  answer(): Promise<Response>
}

/** Applies the fault, and responds where the fault allows it. */
export async function withFault({ fault, endpoint, clock, signal, answer }: FaultContext): Promise<Response> {
  const { kind, turn } = fault
  const status = statusOf(kind)
  if (status !== undefined) return statusResponse(status)
  switch (kind) {
    case 'offline':
      throw new ConnectionLost()
    case 'hang':
      return untilAborted(signal)
    case 'slow':
      await sleep(clock, fault.delayMs ?? DEFAULT_DELAY_MS, signal)
      return answer()
    case 'malformed':
      return new Response('{"success":tru', { headers: { 'Content-Type': 'application/json' } })
    case 'html':
      return new Response(PORTAL, { headers: { 'Content-Type': 'text/html; charset=utf-8' } })
    case 'schema':
      return schemaMismatchResponse(await answer(), endpoint)
    case 'truncated':
      return truncatedResponse(await answer())
    case 'session-expired':
      return refusalResponse(new Refusal('session.expired'))
    case 'upgrading':
      return refusalResponse(new Refusal('system.upgrading'))
    default: {
      const response = await answer()
      if (turn?.place === 'second') return whenRead(response, turn.done)
      await turn?.wait(signal)
      if (fault.delayMs) await sleep(clock, fault.delayMs, signal)
      return response
    }
  }
}
