import type { EndpointId } from '@foyer/core/contract'
import { nameKey } from '../world/failed-logins.ts'
import { internationalNumber } from '../world/international-number.ts'
import type { Limited, Taken } from '../world/rate-limits.ts'
import { Refusal } from '../world/refusal.ts'
import type { World } from '../world/world.ts'

interface RateLimitedCall {
  readonly limited: Limited
  /** How the call names its account; without it, the account of the caller. */
  readonly accounts: readonly ('username' | 'number')[] | 'caller'
  /** Whether a try is free: a successful sign-in is no guess, and a code that was not sent costs nothing. */
  readonly free: 'success' | 'refusal' | 'never'
}

const RATE_LIMITED_CALLS: Readonly<Partial<Record<EndpointId, RateLimitedCall>>> = {
  changePassword: { limited: 'password', accounts: 'caller', free: 'success' },
  login: { limited: 'login', accounts: ['username', 'number'], free: 'success' },
  trialStart: { limited: 'trial', accounts: [], free: 'refusal' },
  trialCreate: { limited: 'trial', accounts: [], free: 'refusal' },
  smsSend: { limited: 'sms', accounts: 'caller', free: 'refusal' },
  smsNoLogin: { limited: 'sms', accounts: ['number'], free: 'refusal' },
  forgotEmail: { limited: 'mail', accounts: ['username'], free: 'never' },
  registerUsername: { limited: 'registration', accounts: ['username'], free: 'never' },
  registerMobile: { limited: 'registration', accounts: ['number'], free: 'never' },
  accountOpen: { limited: 'account', accounts: 'caller', free: 'never' },
  feedback: { limited: 'feedback', accounts: 'caller', free: 'refusal' },
  checkUsername: { limited: 'check', accounts: [], free: 'never' },
  checkEmail: { limited: 'check', accounts: [], free: 'never' },
  checkAffiliate: { limited: 'check', accounts: [], free: 'never' },
}

/**
 * One account has one count under all of its names. Unknown names count like known ones; a number is the same account in
 * every spelling.
 */
function accountOf(world: World, by: RateLimitedCall['accounts'], input: unknown): string | undefined {
  const values = input as Readonly<Record<string, unknown>>
  const text = (field: string) => (typeof values[field] === 'string' ? values[field] : undefined)
  const name = by.includes('username') ? text('username') : undefined
  if (name !== undefined) return world.members.find(name.trim())?.userName ?? nameKey(name)
  const number = by.includes('number') ? (text('mobileNum') ?? text('mobileNo')) : undefined
  if (number === undefined) return undefined
  const key = internationalNumber(text('countryDialingCode'), number)
  return world.members.byMobile(key)?.userName ?? key
}

export interface RateLimitedAttempt<T> {
  readonly id: EndpointId
  readonly input: unknown
  readonly world: World
  readonly address: string
  /** User name of the caller, where the call has one. */
  readonly userName: string | undefined
  readonly changed: () => void
  answer(): Promise<T>
}

/**
 * Answers a call unless it was tried too often. A try counts before it is answered, so that parallel
 * requests cannot get around the limit, and is taken back if it is free.
 * @throws Refusal `too.many` with the time after which the next try is answered.
 */
export async function withRateLimit<T>({
  id,
  input,
  world,
  address,
  userName,
  changed,
  answer: response,
}: RateLimitedAttempt<T>): Promise<T> {
  const call = RATE_LIMITED_CALLS[id]
  if (call === undefined) return response()
  const account = call.accounts === 'caller' ? userName : accountOf(world, call.accounts, input)
  const taken: Taken = world.rateLimits.take(call.limited, { account, address })
  if (!taken.ok) throw new Refusal('too.many', { retryAfterMs: taken.waitMs })
  changed()
  try {
    const value = await response()
    if (call.free === 'success') taken.refund()
    return value
  } catch (reason) {
    if (call.free === 'refusal' && reason instanceof Refusal) taken.refund()
    throw reason
  }
}
