import { Refusal } from '../engine/refusal.ts'
import type { Member } from '../world/members.ts'
import { hashPassword, matchesHash } from '../world/passwords.ts'
import type { World } from '../world/world.ts'
import { type CaptchaAnswer, takeCaptcha } from './captcha-answer.ts'

/** LOGIN-06 */
const FAILURES_BEFORE_CAPTCHA = 3
const NAMES_REMEMBERED = 1000

/** Whether this is the member's password. Members without one cannot be logged in with any. */
export async function isPassword({ account, passwordHash }: Member, password: string): Promise<boolean> {
  if (passwordHash !== undefined) return matchesHash(password, passwordHash)
  return account?.password !== undefined && account.password === password
}

/** Sets it and ends every other session of the member. */
export async function setPassword(world: World, member: Member, password: string, keep?: string): Promise<void> {
  member.passwordHash = await hashPassword(password, world.randomBytes)
  member.firstTimeLogin = false
  world.mailed.delete(member.userName)
  world.failures.delete(member.userName)
  for (const session of world.sessions.all()) {
    if (session.userName === member.userName && session.fingerprint !== keep) world.sessions.close(session)
  }
}

/** A password that came by mail becomes the member's own with the first login, and wants to be changed. */
async function takesMailed(world: World, member: Member, password: string, now: number): Promise<boolean> {
  const mailed = world.mailed.get(member.userName)
  if (mailed === undefined || mailed.until <= now || !(await matchesHash(password, mailed.passwordHash))) return false
  world.mailed.delete(member.userName)
  member.passwordHash = mailed.passwordHash
  member.firstTimeLogin = true
  return true
}

export interface Credentials extends CaptchaAnswer {
  readonly username: string
  readonly password: string
}

/**
 * ERR-06: unknown, disabled and wrong password read the same, so that names cannot be probed.
 * @throws Refusal with the captcha flag from the third failure on (LOGIN-06); from then on a captcha must come along.
 */
export async function authenticate(world: World, credentials: Credentials, now: number): Promise<Member> {
  const { username, password } = credentials
  const member = world.members.find(username)
  const name = member?.userName ?? username
  const { failures } = world
  const before = failures.get(name) ?? 0
  if (before >= FAILURES_BEFORE_CAPTCHA) await takeCaptcha(world, credentials, { value: { captcha: true } })
  const known = member !== undefined && member.account !== undefined && !member.account.disabled
  if (known && ((await isPassword(member, password)) || (await takesMailed(world, member, password, now)))) {
    failures.delete(name)
    return member
  }
  failures.delete(name)
  failures.set(name, before + 1)
  const oldest = failures.keys().next().value
  if (failures.size > NAMES_REMEMBERED && oldest !== undefined) failures.delete(oldest)
  const flagged = before + 1 >= FAILURES_BEFORE_CAPTCHA
  throw new Refusal('user.invalid', flagged ? { value: { captcha: true } } : {})
}
