import type { Contract } from '@foyer/core/contract'
import { Refusal, unfit } from '../engine/refusal.ts'
import { type Member, noteLogin } from '../world/members.ts'
import type { World } from '../world/world.ts'
import { takeCaptcha } from './captcha-answer.ts'
import { setPassword } from './credentials.ts'
import { isOn } from './flags.ts'
import { checkMerchant } from './game-rows.ts'
import type { Handler, HandlerContext } from './handler.ts'
import { provesNumber } from './number-proof.ts'

/** REG-09: what the site advertises. Minor units. */
const BONUS = 7_700
/** Fields that are proved or kept as hashes: they are not part of what is kept of a registration. */
const NOT_KEPT: readonly string[] = [
  'password',
  'confirmPassword',
  'paymentPassword',
  'captcha',
  'altcha',
  'verificationCode',
  'firebaseIdToken',
]

type Method = 'username' | 'mobile'
type Context = HandlerContext<
  Parameters<Handler<Contract['registerUsername']>>[0]['input'] &
    Parameters<Handler<Contract['registerMobile']>>[0]['input']
>

/** CALL-10 */
export const regSettings: Handler<Contract['regSettings']> = ({ world }) => ({ ...world.settings.registration })

/** CALL-11 */
export const regRules: Handler<Contract['regRules']> = ({ world }) =>
  Object.fromEntries(Object.entries(world.settings.rules).map(([field, rule]) => [field, { ...rule }]))

/** CALL-12 */
export const checkUsername: Handler<Contract['checkUsername']> = ({ input, world }) => ({
  exists: world.members.find(input.username.trim()) !== undefined,
})

/** CALL-13 */
export const checkEmail: Handler<Contract['checkEmail']> = ({ input, world }) => ({
  exists: world.members.byEmail(input.email.trim()) !== undefined,
})

/** CALL-14 */
export const checkAffiliate: Handler<Contract['checkAffiliate']> = ({ input, world }) => ({
  success: world.settings.affiliateCodes.includes(input.code),
})

/** Which fields the merchant asks of this method. */
function fieldsOf(world: World, method: Method): readonly string[] {
  const withPassword = method === 'username' || isOn(world, 'MOBILENUMPASSREG3')
  const withCode = method === 'mobile' && isOn(world, 'REGMOBVERF3')
  return Object.keys(world.settings.registration).filter((field) => {
    if (field === 'username') return method === 'username'
    if (field === 'mobileNum') return method === 'mobile' || world.settings.registration.mobileNum?.enabled
    if (field === 'password' || field === 'confirmPassword') return withPassword
    if (field === 'verificationCode') return withCode
    return world.settings.registration[field]?.enabled
  })
}

function isRequired(world: World, method: Method, field: string): boolean {
  if (['username', 'password', 'confirmPassword', 'verificationCode'].includes(field)) return true
  // A number is the account of those who register with one; the others are not asked for it.
  if (field === 'mobileNum') return method === 'mobile'
  return world.settings.registration[field]?.required === true
}

function fits(world: World, field: string, value: string): boolean {
  const { min = 0, max = 300, pattern } = world.settings.rules[field] ?? {}
  const length = [...value].length
  if (length < min || length > max) return false
  return pattern === undefined || length > 300 || new RegExp(pattern, 'u').test(value)
}

/** @throws Refusal naming the first field that does not fit. */
function checkFields({ world, input }: Context, method: Method): void {
  const values = input as Readonly<Record<string, unknown>>
  for (const field of fieldsOf(world, method)) {
    if (field === 'captcha' && input.altcha !== undefined) continue
    const value = values[field]
    const text = typeof value === 'string' ? value : ''
    if (text === '' ? isRequired(world, method, field) : !fits(world, field, text)) throw unfit(field)
  }
  const asksPassword = fieldsOf(world, method).includes('password')
  if (asksPassword && input.password !== input.confirmPassword) throw new Refusal('confirm.mismatch')
}

/** Whoever and whatever else a registration names must exist. */
function checkReferences({ world, input }: Context): void {
  const { affiliateCode, recommenderId, email } = input
  if (affiliateCode && !world.settings.affiliateCodes.includes(affiliateCode)) {
    throw new Refusal('invitation_code_error')
  }
  const knows = (id: string) => world.members.all().some((member) => member.id === id || member.userName === id)
  if (recommenderId && !knows(recommenderId)) throw new Refusal('referrer.link.error')
  if (email && world.members.byEmail(email)) throw unfit('email')
}

async function checkCaptcha({ world, input }: Context): Promise<void> {
  if (world.settings.registration.captcha?.enabled) await takeCaptcha(world, input)
}

async function create(context: Context, id: string, userName: string) {
  const { world, input, now, changed } = context
  const texts = Object.entries(input).filter(
    (entry): entry is [string, string] =>
      typeof entry[1] === 'string' && entry[1] !== '' && !NOT_KEPT.includes(entry[0]),
  )
  const member: Member = world.members.register(id, userName, Object.fromEntries(texts))
  if (input.password) await setPassword(world, member, input.password)
  world.books.move(member, 'bonus', BONUS)
  const token = await world.sessions.open(userName)
  noteLogin(member, { at: now, ip: world.settings.status.ip })
  changed()
  return { userName, token, type: member.type }
}

/** CALL-07 */
export const registerUsername: Handler<Contract['registerUsername']> = async (context) => {
  const { world, input } = context
  checkMerchant(world, input.merchantCode)
  if (!isOn(world, 'USERNAMEREG3')) throw new Refusal('no.permission')
  checkFields(context, 'username')
  await checkCaptcha(context)
  const userName = input.username ?? ''
  if (world.members.find(userName)) throw new Refusal('username.exists')
  checkReferences(context)
  return create(context, world.members.nextId(), userName)
}

/** CALL-08 */
export const registerMobile: Handler<Contract['registerMobile']> = async (context) => {
  const { world, input } = context
  checkMerchant(world, input.merchantCode)
  if (!isOn(world, 'MOBILENUMREG3')) throw new Refusal('no.permission')
  checkFields(context, 'mobile')
  await checkCaptcha(context)
  const mobileNum = input.mobileNum ?? ''
  const byCode = isOn(world, 'REGMOBVERF3')
  if (byCode && !provesNumber(world, { ...input, mobileNum })) throw new Refusal('verification.code.error')
  if (world.members.find(mobileNum)) throw unfit('mobileNum')
  checkReferences(context)
  if (byCode) world.smsCodes.use(mobileNum)
  const id = world.members.nextId()
  return create(context, id, `m${id}`)
}
