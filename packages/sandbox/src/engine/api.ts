import { type AnyEndpoint, contract, type EndpointId } from '@foyer/core/contract'
import * as z from 'zod/mini'
import type { Launches } from '../rounds/launches.ts'
import { catchUp } from '../world/catch-up.ts'
import { networkOf } from '../world/network-of.ts'
import { invalidField, Refusal } from '../world/refusal.ts'
import type { World } from '../world/world.ts'
import type { BodyRoom, BodyShare } from './body-room.ts'
import { checkImages } from './check-uploads.ts'
import type { Decryption } from './decryption.ts'
import type { Caller, Handler, HandlerTable } from './handler.ts'
import { success, successData } from './json-responses.ts'
import { withRateLimit } from './rate-limited-calls.ts'
import { readBody } from './read-body.ts'
import { type OpenEntry, redactBody } from './request-log.ts'
import type { InTurn } from './turns.ts'

/** Calls that are answered during maintenance (PCALL-12), and the logout. */
const OPEN_WHILE_CLOSED: readonly EndpointId[] = ['siteStatus', 'siteFlags', 'cryptoKey', 'logout']

/** Reports that sum up the play of a whole team over many days. */
const REPORTS: readonly EndpointId[] = [
  'contractStatements',
  'rebateIncome',
  'teamBets',
  'teamMember',
  'teamMembers',
  'teamOverview',
  'teamPnl',
]

export interface ApiRequest {
  readonly request: Request
  readonly url: URL
  readonly id: EndpointId
  readonly parameters: Readonly<Record<string, string>>
  readonly entry: OpenEntry
}

export interface ApiDeps {
  readonly handlers: HandlerTable
  readonly world: World
  readonly decryption: Decryption
  readonly launches: Launches
  readonly now: () => number
  readonly origin: string | undefined
  readonly vendorOrigin: (origin: string) => string
  /** Runs reports one at a time, in turns of their callers. */
  readonly inTurn: InTurn
  readonly bodyRoom: BodyRoom
  /** The network address of the caller. */
  readonly address: string
  readonly changed: () => void
}

const BEARER = /^Bearer ([\w-]{1,200})$/

/** The token counts in the header alone (settlement 15). */
export function bearerOf(request: Request): string | undefined {
  return BEARER.exec(request.headers.get('Authorization') ?? '')?.[1]
}

async function authenticateCaller(
  request: Request,
  endpoint: AnyEndpoint,
  world: World,
  now: number,
): Promise<Caller | undefined> {
  if (endpoint.auth === 'none') return undefined
  const token = bearerOf(request)
  const session = token === undefined ? undefined : await world.sessions.find(token)
  const member = session && world.members.get(session.userName)
  if (session && member) {
    if (member.trial === undefined) world.lastCalls.set(member.userName, now)
    return { session, member }
  }
  if (endpoint.auth === 'optional') return undefined
  // A header without a valid token is like an ended session.
  throw new Refusal(request.headers.has('Authorization') ? 'session.expired' : 'session.required')
}

function assertOpen(id: EndpointId, { settings }: World): void {
  if (OPEN_WHILE_CLOSED.includes(id)) return
  if (settings.status.maintenance) throw new Refusal('platform.maintenance')
  if (settings.status.regionRestriction) throw new Refusal('region.restricted')
}

async function readFields(
  api: ApiRequest,
  endpoint: AnyEndpoint,
  decryption: Decryption,
  share: BodyShare,
): Promise<Record<string, unknown>> {
  const { request, url, parameters, entry } = api
  const query = Object.fromEntries(url.searchParams)
  if (request.method === 'GET') return { ...query, ...parameters }
  const encrypted = endpoint.encrypted || decryption.isEncrypted(request)
  const body = await readBody(request, encrypted ? 'json' : endpoint.encoding, share)
  if (endpoint.encoding === 'multipart') await checkImages(body)
  entry.body = redactBody(body)
  const fields = encrypted ? await decryption.decrypt(request, body) : body
  // Sent in clear beside the encrypted body; the encrypted value is ignored (CALL-07).
  const hasBody = request.method !== 'DELETE'
  if (hasBody && body.moduleId !== endpoint.module && endpoint.module !== undefined) throw invalidField('moduleId')
  // DELETE: some clients put the input into the body, ours into the query (CALL-32).
  return { ...(request.method === 'DELETE' ? query : {}), ...fields, ...parameters }
}

/** More characters than any text of an input needs: what is stored of a request has a bound. */
const MAX_INPUT_TEXT = 4000
/** More levels of lists and objects than any input has. */
const MAX_INPUT_DEPTH = 32
/** More characters than the name of any field has. */
const MAX_INPUT_NAME = 100

/**
 * The path of the first part that no input of the contract has: a long text, a field with a long name, or a part that
 * stands too deep. It uses an explicit stack, because a body of 1 MB can nest deeper than functions can call each other.
 */
function outsizedPart(fields: Readonly<Record<string, unknown>>): string | undefined {
  const pending: { readonly value: unknown; readonly path: string; readonly depth: number }[] = [
    { value: fields, path: '', depth: 0 },
  ]
  for (let part = pending.pop(); part !== undefined; part = pending.pop()) {
    const { value, path, depth } = part
    if (typeof value === 'string' && value.length > MAX_INPUT_TEXT) return path
    if (typeof value !== 'object' || value === null || value instanceof Blob) continue
    if (depth > MAX_INPUT_DEPTH) return path
    // Reversed, so that the first of several parts is found first.
    for (const [name, child] of Object.entries(value).reverse()) {
      const below = path === '' ? name : `${path}.${name}`
      if (name.length > MAX_INPUT_NAME) return below
      pending.push({ value: child, path: below, depth: depth + 1 })
    }
  }
  return undefined
}

/** @throws Refusal `request.invalid` for an input that does not fit its schema, or has a part that is too long or too deep */
function parse(endpoint: AnyEndpoint, fields: Readonly<Record<string, unknown>>): unknown {
  const outsized = outsizedPart(fields)
  if (outsized !== undefined) throw invalidField(outsized)
  const parsed = z.safeParse(endpoint.input, fields)
  if (parsed.success) return parsed.data
  throw invalidField(fieldOf(parsed.error.issues) || 'body')
}

type Issue = z.core.$ZodIssue

/** Picks the form of an input that its constants name, or else the one with the fewest errors. */
function fieldOf([first]: readonly Issue[]): string | undefined {
  if (first?.code !== 'invalid_union' || first.path.length > 0) return first?.path.join('.')
  const distance = (issues: readonly Issue[]) =>
    issues.length + (issues.some(({ code }) => code === 'invalid_value') ? 1000 : 0)
  return fieldOf([...first.errors].sort((one, other) => distance(one) - distance(other))[0] ?? [])
}

/** Answers one call of the contract. @throws Refusal */
export async function handleCall(api: ApiRequest, deps: ApiDeps): Promise<Response> {
  const { request, url, id, entry } = api
  const { handlers, world, decryption, launches, now, address, changed } = deps
  const endpoint: AnyEndpoint = contract[id]
  assertOpen(id, world)
  const caller = await authenticateCaller(request, endpoint, world, now())
  entry.userName = caller?.member.userName
  if (caller && catchUp(world, caller.member)) changed()
  // Only accounts upload files. Those of others are refused before they are read.
  if (endpoint.encoding === 'multipart' && caller?.member.account === undefined) throw new Refusal('trial.rejected')
  const share = deps.bodyRoom.open(caller?.member.userName ?? networkOf(address))
  const fields = await readFields(api, endpoint, decryption, share).finally(() => share.close())
  const input = parse(endpoint, fields)
  // The table is type-checked call by call; here the call is only known at run time, so one type is used for all.
  const handler = handlers[id] as Handler<AnyEndpoint>
  const origin = deps.origin ?? url.origin
  const vendorOrigin = deps.vendorOrigin(origin)
  const language = request.headers.get('Language') ?? 'EN'
  const context = { world, decryption, launches, language, now: now(), origin, vendorOrigin, address, caller, changed }
  const run = () => handler({ input, ...context })
  const value = await withRateLimit({
    id,
    input,
    world,
    address,
    userName: caller?.member.userName,
    changed,
    answer: async () => (caller && REPORTS.includes(id) ? deps.inTurn(caller.member.userName, run) : run()),
  })
  return id === 'checkAffiliate' ? successData(value) : success(value)
}
