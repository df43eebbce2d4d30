import type { Contract, EndpointRequest } from '@foyer/core/contract'
import { FAILURES_BEFORE_CAPTCHA, nameKey } from '../world/failed-logins.ts'
import { internationalNumber } from '../world/international-number.ts'
import type { Member } from '../world/member.ts'
import { hashPassword, matchesHash, type PasswordHash } from '../world/passwords.ts'
import { Refusal } from '../world/refusal.ts'
import type { World } from '../world/world.ts'
import { consumeCaptcha } from './consume-captcha.ts'
import { isFlagOn } from './is-flag-on.ts'

/** Whether this is the member's password. Members without a password cannot sign in with one. */
export async function isPassword({ account, passwordHash }: Member, password: string): Promise<boolean> {
  if (passwordHash !== undefined) return matchesHash(password, passwordHash)
  return account?.password !== undefined && account.password === password
}

/** VALID-04, on the platform's side. */
export function isGoodPassword(password: string): boolean {
  const length = [...password].length
  return length >= 6 && length <= 20 && /\p{L}/u.test(password) && /\d/.test(password) && !/\s/.test(password)
}

/** The account signs in by its user name and by its number, which fail apart. */
function clearFailures(world: World, { userName, account }: Member): void {
  world.failedLogins.clear(nameKey(userName))
  if (account?.mobileNum !== undefined)
    world.failedLogins.clear(internationalNumber(account.countryDialingCode, account.mobileNum))
}

/**
 * Hashes a new password, which takes a moment.
 *
 * @returns sets the password in one step, and ends every session of the member but `keep`. Whatever allows the change must be
 * checked in the same step, because another change may have come meanwhile.
 */
export async function preparePassword(
  world: World,
  member: Member,
  password: string,
): Promise<(keep?: string) => void> {
  const passwordHash = await hashPassword(password, world.randomBytes)
  return (keep) => setPassword(world, member, passwordHash, keep)
}

function setPassword(world: World, member: Member, passwordHash: PasswordHash, keep: string | undefined): void {
  member.passwordHash = passwordHash
  member.firstTimeLogin = false
  world.mailed.delete(member.userName)
  clearFailures(world, member)
  for (const session of world.sessions.all()) {
    if (session.userName === member.userName && session.sessionId !== keep) world.sessions.close(session.sessionId)
  }
}

/**
 * A password from a mail becomes the member's own with the first sign-in, and must be changed.
 *
 * @returns the hash of the member's password since then
 */
async function takeMailed(
  world: World,
  member: Member,
  password: string,
  now: number,
): Promise<PasswordHash | undefined> {
  const mailed = world.mailed.get(member.userName)
  if (mailed === undefined || mailed.until <= now || !(await matchesHash(password, mailed.passwordHash)))
    return undefined
  // A password that was set during the comparison is newer than the mail.
  if (world.mailed.get(member.userName) !== mailed) return undefined
  world.mailed.delete(member.userName)
  member.passwordHash = mailed.passwordHash
  member.firstTimeLogin = true
  return mailed.passwordHash
}

/** A member who may sign in as long as the password stays the same. */
interface Authenticated {
  readonly member: Member
  /** The hash of the password when the sign-in was allowed. A password of the seed has none. */
  readonly passwordHash: PasswordHash | undefined
}

const asNow = (member: Member): Authenticated => ({ member, passwordHash: member.passwordHash })

type Credentials = EndpointRequest<Contract['login']>

/** The member, unless the account is closed. */
function opened(member: Member | undefined): Member | undefined {
  return member?.account === undefined || member.account.disabled ? undefined : member
}

/** Settlement 28: only a caller with the right password learns that an account is closed. @throws Refusal */
async function byPassword(
  world: World,
  name: string,
  password: string,
  now: number,
): Promise<Authenticated | undefined> {
  const member = world.members.find(name)
  if (member?.account === undefined) return undefined
  const { disabled } = member.account
  const compared = asNow(member)
  if (await isPassword(member, password)) {
    if (disabled) throw new Refusal('user.invalid')
    return compared
  }
  const passwordHash = disabled ? undefined : await takeMailed(world, member, password, now)
  return passwordHash === undefined ? undefined : { member, passwordHash }
}

/** LOGIN-02. @throws Refusal */
function byCode(world: World, key: string, code: string): Authenticated | undefined {
  if (!isFlagOn(world, 'MOBVERFLOGIN3')) throw new Refusal('no.permission')
  if (!world.smsCodes.check(key, code)) return undefined
  const member = opened(world.members.byMobile(key))
  if (member === undefined) throw new Refusal('user.invalid')
  world.smsCodes.use(key)
  return asNow(member)
}

const NETWORK_FLAGS: Readonly<Record<string, string>> = {
  facebook: 'FACEBOOKLOGIN3',
  google: 'GOOGLELOGIN3',
  sms: 'MOBVERFLOGIN3',
}

/** LOGIN-10: by the id token of a provider. @throws Refusal */
function byProvider(world: World, credentials: Extract<Credentials, { type: 'firebase' }>): Member {
  const { firebaseChannel, firebaseIdToken, firebaseMobileNo, countryDialingCode } = credentials
  const flag = NETWORK_FLAGS[firebaseChannel]
  if (flag === undefined || !isFlagOn(world, flag)) throw new Refusal('no.permission')
  const subject = world.idTokens.subject(firebaseIdToken, firebaseChannel)
  const other =
    firebaseMobileNo !== undefined && subject?.mobileKey !== internationalNumber(countryDialingCode, firebaseMobileNo)
  if (subject === undefined || (firebaseChannel === 'sms' && other)) throw new Refusal('verification.code.error')
  const { mobileKey: key, email } = subject
  const { byMobile, byEmail } = world.members
  const member = opened(key === undefined ? byEmail(email ?? '') : byMobile(key))
  if (member === undefined) throw new Refusal('user.invalid')
  return member
}

/**
 * Settlement 28: an unknown name and a wrong password read the same, so that names cannot be probed.
 * @throws Refusal with the captcha flag from the third failure on (LOGIN-06); from then on a captcha is required.
 */
export async function authenticate(world: World, credentials: Credentials, now: number): Promise<Authenticated> {
  if (credentials.type === 'firebase') return asNow(byProvider(world, credentials))
  const bySms = credentials.type === 'sms'
  const key = bySms
    ? internationalNumber(credentials.countryDialingCode, credentials.mobileNum)
    : nameKey(credentials.username)
  const { failedLogins } = world
  // Counted before anything is waited for: of attempts that come together each is one more.
  const before = failedLogins.add(key)
  let known: Authenticated | undefined
  try {
    if (before >= FAILURES_BEFORE_CAPTCHA) await consumeCaptcha(world, credentials, { value: { captcha: true } })
    known = bySms
      ? byCode(world, key, credentials.verificationCode)
      : await byPassword(world, credentials.username, credentials.password, now)
  } catch (refusal) {
    // Nothing was tried: the captcha was wrong, or the account is closed.
    failedLogins.takeBack(key)
    throw refusal
  }
  if (known !== undefined) {
    failedLogins.clear(key)
    clearFailures(world, known.member)
    return known
  }
  const flagged = before + 1 >= FAILURES_BEFORE_CAPTCHA
  throw new Refusal(bySms ? 'verification.code.error' : 'login.failed', flagged ? { value: { captcha: true } } : {})
}
