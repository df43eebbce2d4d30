import type { Contract, EndpointRequest } from '@foyer/core/contract'
import { ageOn } from '@foyer/core/contract'
import type { HandlerContext, HandlerTable } from '../engine/handler.ts'
import { rateBounds } from '../world/agency/rate-bounds.ts'
import { mapGroups } from '../world/agency/rules.ts'
import type { TeamTree } from '../world/agency/tree.ts'
import { dayIn, isDay, TIME_ZONE } from '../world/days.ts'
import { internationalNumber } from '../world/international-number.ts'
import { welcomeLetter } from '../world/letter-texts.ts'
import { sendLetter } from '../world/letters.ts'
import type { Member } from '../world/member.ts'
import { automaticName, noteLogin } from '../world/members.ts'
import { newReference } from '../world/references.ts'
import { Refusal, rejectedField } from '../world/refusal.ts'
import { REWARD_TERMS } from '../world/rewards.ts'
import type { World } from '../world/world.ts'
import { affiliateOrigin } from './affiliate-codes.ts'
import { consumeCaptcha } from './consume-captcha.ts'
import { isGoodPassword, preparePassword } from './credentials.ts'
import { isFlagOn } from './is-flag-on.ts'
import { checkNewPaymentPassword } from './payment-password.ts'
import { verifiedMobileNumber } from './verified-mobile-number.ts'

/** REG-09: the bonus that the site advertises. Minor units. It has no end, and is to be staked as other rewards are. */
const BONUS = 7_700
const BONUS_NAME = { EN: 'Welcome bonus', TY: 'Welcome bonus', BN: 'স্বাগত বোনাস' }
/** What a registration has beside the fields of the form; of it the dialing code of a number alone is stored. */
const BESIDE_FIELDS: readonly string[] = [
  'type',
  'registerUrl',
  'domain',
  'registerMethod',
  'countryDialingCode',
  'captchaId',
  'altcha',
  'firebaseChannel',
  'firebaseIdToken',
]
/** Fields that are checked or hashed, and not stored with the registration. */
const NOT_KEPT: readonly string[] = ['password', 'confirmPassword', 'paymentPassword', 'captcha', 'verificationCode']

type Method = 'username' | 'mobile'
type Context = HandlerContext<
  EndpointRequest<Contract['registerUsername']> & EndpointRequest<Contract['registerMobile']>
>

/** Fields that a method requires, and fields that require another one. */
function belongsTo(world: World, method: Method, field: string): boolean {
  if (method === 'username') return true
  if (field === 'password' || field === 'confirmPassword') return isFlagOn(world, 'MOBILENUMPASSREG3')
  if (field === 'verificationCode') return isFlagOn(world, 'REGMOBVERF3')
  return field !== 'username'
}

const BESIDE: Readonly<Record<string, string>> = { confirmPassword: 'password', verificationCode: 'mobileNum' }

/** The merchant's switches of a field; a number is the account of those who register with one (REG-06, REG-07). */
function settingOf(world: World, method: Method, field: string) {
  if (method === 'mobile' && field === 'mobileNum') return { enabled: true, required: true }
  return belongsTo(world, method, field) ? world.settings.registration[field] : undefined
}

/** Which fields the merchant asks of this method, and whether they may be empty. */
function fieldsOf(world: World, method: Method): ReadonlyMap<string, boolean> {
  const asked = Object.keys(world.settings.registration).flatMap((field): readonly (readonly [string, boolean])[] => {
    const setting = settingOf(world, method, field)
    const other = BESIDE[field]
    if (!setting?.enabled || (other !== undefined && !settingOf(world, method, other)?.enabled)) return []
    return [[field, setting.required]]
  })
  return new Map(asked)
}

/** The rules for fields without one of the merchant. */
const OWN: Readonly<Record<string, (value: string) => boolean>> = {
  username: (value) => /^[A-Za-z][A-Za-z0-9]{3,15}$/.test(value),
  password: isGoodPassword,
  email: (value) => value.length <= 254 && /^[^@\s]+@[^@\s.]+(?:\.[^@\s.]+)+$/.test(value),
  mobileNum: (value) => /^\d{7,20}$/.test(value),
}

/** By the merchant's rules of the registration. */
export function fitsField(world: World, field: string, value: string): boolean {
  const rule = world.settings.rules[field]
  const length = [...value].length
  if (length > 300) return false
  if (rule === undefined) return OWN[field]?.(value) ?? true
  const { min = 0, max = 300, pattern } = rule
  return length >= min && length <= max && (pattern === undefined || new RegExp(pattern, 'u').test(value))
}

/** Without the fields that the merchant does not ask for: nothing checks what they hold. */
function onlyAsked(context: Context, method: Method): Context {
  const asked = fieldsOf(context.world, method)
  const read = Object.entries(context.input).filter(([name]) => asked.has(name) || BESIDE_FIELDS.includes(name))
  return { ...context, input: Object.fromEntries(read) as Context['input'] }
}

/** No law of a merchant lets younger people play, whatever its client asks for. */
const MIN_AGE = 18

/** By the day in the platform's zone. A person born on 29 February is a year older on 1 March of other years. */
function isOfAge(birthday: string, now: number): boolean {
  return isDay(birthday) && ageOn(birthday, dayIn(TIME_ZONE, now)) >= MIN_AGE
}

/** @throws Refusal naming the first field that does not fit. */
function checkFields({ world, input, now }: Context, method: Method): void {
  const values = input as Readonly<Record<string, unknown>>
  const asked = fieldsOf(world, method)
  for (const [field, required] of asked) {
    if (field === 'captcha' && input.altcha !== undefined) continue
    // A code is sent to a number.
    if (field === 'verificationCode' && !input.mobileNum) continue
    const value = values[field]
    const text = typeof value === 'string' ? value : ''
    if (text === '' ? required : !fitsField(world, field, text)) throw rejectedField(field)
  }
  const { mobileNum, countryDialingCode = '', birthday } = input
  if (birthday && !isOfAge(birthday, now)) throw rejectedField('birthday')
  if (mobileNum && !/^\+?\d{0,6}$/.test(countryDialingCode)) throw rejectedField('countryDialingCode')
  if (asked.has('confirmPassword') && input.confirmPassword !== undefined && input.password !== input.confirmPassword) {
    throw new Refusal('confirm.mismatch')
  }
}

/**
 * A number identifies an account: it belongs to one member, who has the code that was sent to it.
 * @returns the key of the number whose code is used up by the registration.
 */
function checkNumber({ world, input }: Context, method: Method): string | undefined {
  const { mobileNum } = input
  if (mobileNum === undefined || !fieldsOf(world, method).has('mobileNum')) return undefined
  const required = fieldsOf(world, method).get('verificationCode')
  const given = input.verificationCode !== undefined || input.firebaseIdToken !== undefined
  const asked = required === true || (required === false && given)
  const wanted = internationalNumber(input.countryDialingCode, mobileNum)
  if (asked && verifiedMobileNumber(world, input, (key) => key === wanted) === undefined) {
    throw new Refusal('verification.code.error')
  }
  // A user name may read like a number, where the merchant's rules let it.
  if (world.members.byMobile(wanted) ?? world.members.get(mobileNum)) throw rejectedField('mobileNum')
  return asked ? wanted : undefined
}

/** By user name or number. */
function recommenderOf(
  { agency, members }: World,
  recommenderId: string | undefined,
): Pick<Member, 'id' | 'trial'> | undefined {
  if (!recommenderId) return undefined
  const member = members.get(recommenderId) ?? members.byId(recommenderId)
  if (member !== undefined) return member
  const listed = agency.listedMember(recommenderId)
  return listed && { id: listed.memberId, trial: undefined }
}

/** The accounts and codes that a registration names must exist. */
function checkReferences({ world, input }: Context): void {
  const { affiliateCode, recommenderId, email } = input
  if (affiliateCode && affiliateOrigin(world, affiliateCode) === undefined) throw new Refusal('invitation_code_error')
  if (recommenderId && recommenderOf(world, recommenderId) === undefined) throw new Refusal('referrer.link.error')
  if (email && world.members.byEmail(email)) throw rejectedField('email')
}

async function checkCaptcha({ world, input }: Context): Promise<void> {
  const setting = world.settings.registration.captcha
  if (setting?.enabled && (setting.required || input.captcha !== undefined)) await consumeCaptcha(world, input)
}

interface NewMember {
  readonly id: string
  readonly userName: string
  readonly type: Member['type']
  /** What they wrote, without secrets. */
  readonly registration: Readonly<Record<string, string>>
  readonly password: string | undefined
  readonly place: Parameters<TeamTree['join']>[1]
}

/** A new member with a place, a password, the bonus of a registration and a letter. */
export async function addMember({ world, now }: Pick<HandlerContext<unknown>, 'world' | 'now'>, wanted: NewMember) {
  const { id, userName, type, registration, password, place } = wanted
  const member: Member = world.members.register(id, userName, registration)
  member.type = type
  member.joinedAt = now
  world.agency.tree.join(id, place)
  if (password) (await preparePassword(world, member, password))()
  world.ledger.move(member, 'bonus', BONUS)
  world.turnover.open(member, {
    sourceId: newReference('R', world.randomBytes),
    kind: 'reward',
    name: BONUS_NAME,
    amount: BONUS,
    required: BONUS * REWARD_TERMS.multiplier,
    categories: REWARD_TERMS.categories,
  })
  sendLetter(member, welcomeLetter(member.account?.nickname ?? userName), now)
  return member
}

/** Where the one who registers gets a place: below who invites, at the rates of a link. */
function placeOf({ world, input }: Context): Pick<NewMember, 'type' | 'place'> & { readonly inviter?: Member } {
  const { agency } = world
  const origin = input.affiliateCode ? affiliateOrigin(world, input.affiliateCode) : undefined
  if (origin?.kind === 'link') {
    const { code, ownerId, memberType, rates } = origin.link
    const { ceiling } = rateBounds(agency, ownerId)
    const given = mapGroups((group) => Math.min(rates[group], ceiling[group]))
    return { type: memberType, place: { uplineId: ownerId, rates: given, joinedBy: { way: 'link', code } } }
  }
  // The code says who it was; without one, the recommender that is named.
  const inviter = origin?.kind === 'member' ? origin.inviter : undefined
  const upline = inviter ?? recommenderOf(world, input.recommenderId)
  // A trial player has no team.
  const uplineId = upline?.trial === undefined ? upline?.id : undefined
  const joinedBy = { way: inviter === undefined ? ('recommender' as const) : ('invitation' as const) }
  return { type: 0, place: { uplineId, joinedBy }, ...(inviter && { inviter }) }
}

/** @param isPhoneProved whether the number was confirmed by its code */
async function create(context: Context, id: string, userName: string, isPhoneProved: boolean) {
  const { world, input, now, changed } = context
  const isKept = (name: string) =>
    name === 'countryDialingCode' ? input.mobileNum !== undefined : !BESIDE_FIELDS.includes(name)
  const texts = Object.entries(input).filter(
    (entry): entry is [string, string] =>
      typeof entry[1] === 'string' && entry[1] !== '' && !NOT_KEPT.includes(entry[0]) && isKept(entry[0]),
  )
  const { inviter, ...placed } = placeOf(context)
  const registration = Object.fromEntries(texts)
  const member = await addMember(context, { id, userName, registration, password: input.password, ...placed })
  member.isPhoneProved = isPhoneProved
  if (inviter !== undefined) world.invitations.join(member, inviter, isPhoneProved)
  if (input.paymentPassword) await world.paymentPasswords.set(member, input.paymentPassword)
  const { token, open } = await world.sessions.prepare()
  open(userName)
  noteLogin(member, { at: now, ip: world.settings.status.ip })
  world.agency.dayBook.noteLogin(id, now)
  changed()
  return { userName, token, type: member.type }
}

async function register(sent: Context, method: Method): Promise<Answer> {
  const context = onlyAsked(sent, method)
  const { world, input } = context
  if (!isFlagOn(world, method === 'username' ? 'USERNAMEREG3' : 'MOBILENUMREG3')) throw new Refusal('no.permission')
  checkFields(context, method)
  await checkCaptcha(context)
  const id = world.members.nextId()
  // A registration without a user name gets one.
  const userName = (method === 'username' ? input.username : undefined) ?? automaticName(id)
  if (world.members.find(userName)) throw new Refusal('username.exists')
  const { paymentPassword, birthday } = input
  if (paymentPassword) checkNewPaymentPassword(paymentPassword, birthday, 'paymentPassword')
  const proved = checkNumber(context, method)
  checkReferences(context)
  if (proved !== undefined) world.smsCodes.use(proved)
  return create(context, id, userName, proved !== undefined)
}

type Answer = Awaited<ReturnType<typeof create>>

export const registrationHandlers = {
  /** CALL-10 */
  regSettings: ({ world }) => ({ ...world.settings.registration }),

  /** CALL-11 */
  regRules: ({ world }) =>
    Object.fromEntries(Object.entries(world.settings.rules).map(([field, rule]) => [field, { ...rule }])),

  /** CALL-12 */
  checkUsername: ({ input, world }) => ({
    exists: world.members.find(input.username.trim()) !== undefined,
  }),

  /** CALL-13 */
  checkEmail: ({ input, world }) => ({
    exists: world.members.byEmail(input.email.trim()) !== undefined,
  }),

  /** CALL-14 */
  checkAffiliate: ({ input, world }) => ({
    success: affiliateOrigin(world, input.code) !== undefined,
  }),

  /** CALL-07 */
  registerUsername: (context) => register(context, 'username'),

  /** CALL-08 */
  registerMobile: (context) => register(context, 'mobile'),
} satisfies Partial<HandlerTable>
