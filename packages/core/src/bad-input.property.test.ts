import { existsSync, readFileSync } from 'node:fs'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sessionEndpoints } from './features/auth/session/endpoints.ts'
import { games } from './features/lobby/games/games.ts'
import { gameListOptions } from './site/game-list-screens.ts'
import { type FieldKind, type FormFixture, formFixtures } from './testing/proofs/form-fixtures.ts'
import { bombs, NAUGHTY_STRINGS } from './testing/proofs/naughty-strings.ts'
import { scriptedPlatform } from './testing/scripted-platform.ts'
import { createTestFoyer } from './testing/test-foyer.ts'

const BIG_LIST = new URL('../../../../shared/corpora/blns.json', import.meta.url)
const big: readonly string[] | undefined = existsSync(BIG_LIST) ? JSON.parse(readFileSync(BIG_LIST, 'utf8')) : undefined
if (big === undefined) console.warn(`SKIPPED: the big list of naughty strings, for there is no ${BIG_LIST.pathname}`)

const sizeOf = (text: string) => [...text].length
/** Of every script: each has its ten digits in a row, the first of which stands behind a sign that is none. */
const DIGITS = new Map<string, string>()
for (let point = 0, value = 0; point <= 0x1ffff; point += 1) {
  const sign = String.fromCodePoint(point)
  if (/\p{Nd}/u.test(sign)) DIGITS.set(sign, String(value++ % 10))
  else value = 0
}
const digits = (text: string) =>
  [...text.normalize('NFKC')]
    .map((sign) => DIGITS.get(sign) ?? sign)
    .join('')
    .replace(/[\s\p{Cf}]/gu, '')
/** As people write a number at home; what begins with + or 00 brings its country along (mobile-number.test.ts). */
const homeNumber = (text: string) => digits(text).replace(/[-–.()/]/g, '')
const isInternational = (text: string) => /^(\+|00)/.test(homeNumber(text))
/** A form body holds no half of a pair. */
const asSent = (fields: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      new TextDecoder().decode(new TextEncoder().encode(String(value))),
    ]),
  )
const matching = (text: string, expression: RegExp) => (expression.test(text) ? text : undefined)
/** A device may write an accent as a character of its own. */
const composed = (text: string) => (text.length > 1000 ? text : text.normalize('NFC'))
const within = (text: string, least: number, most: number) =>
  sizeOf(text) >= least && sizeOf(text) <= most ? text : undefined

/** What is sent of what was typed; undefined where the field refuses it. Written down anew, from the rows. */
const READINGS: Readonly<Record<Exclude<FieldKind, 'again'>, (typed: string) => string | undefined>> = {
  // VALID-03: 4 to 16 letters or digits, a letter first; spaces around do not count.
  name: (typed) => matching(typed.trim(), /^[A-Za-z][A-Za-z0-9]{3,15}$/),
  // VALID-04: 6 to 20 characters, a letter, a digit, no spaces. It is sent in one spelling of Unicode.
  password: (typed) =>
    /\s/.test(typed) || !/\p{L}/u.test(typed) || !/[0-9]/.test(typed) ? undefined : within(composed(typed), 6, 20),
  // Settlement 20: of an account that there is already, only the length is looked at.
  ownName: (typed) => within(typed.trim(), 4, 16),
  ownPassword: (typed) => within(composed(typed), 6, 20),
  // VALID-05: 7 to 20 digits, full-width ones too, pasted spaces and invisible marks aside.
  number: (typed) => matching(homeNumber(typed).replace(/^0/, ''), /^[0-9]{7,20}$/),
  // VALID-06
  code: (typed) => matching(digits(typed).replace(/([0-9])[-‐–](?=[0-9])/g, '$1'), /^[0-9]{1,10}$/),
  // CAPTCHA-02
  captcha: (typed) => matching(digits(typed), /^[0-9]{1,6}$/),
  // VALID-08
  email: (typed) =>
    typed.trim().length > 254
      ? undefined
      : matching(typed.trim(), /^\w+([.-]\w+)*@[A-Za-z0-9]+([.-][A-Za-z0-9]+)*\.[A-Za-z]{2,3}$/),
  // Settlement 20: any ending, any script, plus signs.
  anyEmail(typed) {
    const [local = '', host = '', ...more] = typed.trim().split('@')
    const labels = host.split('.')
    const ending = labels.pop() ?? ''
    const isAddress =
      typed.trim().length <= 254 &&
      more.length === 0 &&
      labels.length > 0 &&
      local.split('.').every((part) => /^[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+$/u.test(part)) &&
      labels.every((label) => /^[\p{L}\p{M}\p{N}-]+$/u.test(label) && !label.startsWith('-') && !label.endsWith('-')) &&
      /^(xn--[A-Za-z0-9-]+|\p{L}[\p{L}\p{M}]+)$/u.test(ending)
    return isAddress ? typed.trim() : undefined
  },
  // VALID-07
  person: (typed) => matching(within(typed.trim(), 2, 50) ?? '', /^[\p{L}\p{M} .'’-]+$/u),
  // VALID-12, VALID-13: only the good ones of the list are days.
  birthday: (typed) => matching(typed.trim(), /^1990-02-28$/),
  free: (typed) => within(typed.trim(), 1, 256),
  secret: (typed) => within(composed(typed), 1, 256),
}

let fixtures: readonly FormFixture[] = []
beforeAll(async () => {
  fixtures = await formFixtures()
  for (const { script, endpoint } of fixtures) {
    // A registration whose answer was lost is found out by a sign-in: it was not made.
    script.refuse(sessionEndpoints.login, 'login.failed')
    script.on(endpoint, () => Promise.reject(new TypeError('gone')))
  }
})
afterAll(() => {
  for (const fixture of fixtures) fixture.dispose()
})

const isEmpty = (kind: FieldKind, text: string) =>
  kind === 'password' || kind === 'ownPassword' || kind === 'again' || kind === 'secret'
    ? text === ''
    : digits(text.trim()) === '' && text.length < 9

/** Types one text into every field, holds what is said of it against the rows, and sends what was taken. */
async function tryEverywhere(fixture: FormFixture, text: string, { send = true } = {}): Promise<void> {
  const { kinds, validValues } = fixture
  const sent: Record<string, string> = {}
  for (const [field, kind] of Object.entries(kinds)) {
    if (kind === 'again') continue
    fixture.type(field, text)
    // Where a person has been stays so.
    if (fixture.errorOf(field) === undefined) fixture.touch(field)
    expect(fixture.valueOf(field), `${fixture.name}, ${field}`).toBe(text)
    if (kind === 'number' && isInternational(text)) {
      fixture.type(field, validValues[field] ?? '')
      continue
    }
    const reading = READINGS[kind](text)
    const error = fixture.errorOf(field)
    if (reading !== undefined) expect(error, `${fixture.name}, ${field}, ${JSON.stringify(text)}`).toBeUndefined()
    else if (!isEmpty(kind, text)) expect(error, `${fixture.name}, ${field}, ${JSON.stringify(text)}`).toBeDefined()
    if (reading !== undefined) sent[field] = reading
    else fixture.type(field, validValues[field] ?? '')
  }
  for (const [field, kind] of Object.entries(kinds)) {
    if (kind === 'again')
      fixture.type(field, String(fixture.valueOf(field === 'confirmNewPassword' ? 'newPassword' : 'password')))
  }
  if (!send || Object.keys(sent).length === 0) return
  if (sent.oldPassword !== undefined && sent.oldPassword === sent.newPassword) return
  // A captcha is used up by a request whose answer was lost.
  const typed = Object.keys(kinds).filter((field) => kinds[field] !== 'captcha')
  const before = typed.map((field) => fixture.valueOf(field))
  const count = fixture.script.requestsOf(fixture.endpoint).length
  const submitted = fixture.submit()
  await fixture.test.idle()
  // The form finds out what became of the request.
  await fixture.test.clock.advance(1000)
  expect((await submitted).ok).toBe(false)
  expect(fixture.script.requestsOf(fixture.endpoint)).toHaveLength(count + 1)
  const { body = '' } = fixture.script.requestsOf(fixture.endpoint).at(-1) ?? {}
  const fields = body.startsWith('{') ? JSON.parse(body) : Object.fromEntries(new URLSearchParams(body))
  expect(asSent(fields)).toMatchObject(asSent(sent))
  // A failed step keeps everything typed.
  expect(typed.map((field) => fixture.valueOf(field))).toEqual(before)
}

/** Far beyond what it takes. */
const TIMEOUT_MS = 60_000
const TITLE =
  '[VALID-03][VALID-04][VALID-05][VALID-06][VALID-07][VALID-08][CAPTCHA-02] every field of every form takes it as the rows say, or refuses it, and keeps it'

describe('our own list of naughty strings', () => {
  it(
    TITLE,
    async () => {
      for (const fixture of fixtures) for (const text of NAUGHTY_STRINGS) await tryEverywhere(fixture, text)
    },
    TIMEOUT_MS,
  )
})

describe.skipIf(big === undefined)('the big list of naughty strings (../shared/corpora/blns.json)', () => {
  it(
    TITLE,
    async () => {
      for (const fixture of fixtures) {
        for (const [at, text] of (big ?? []).entries()) await tryEverywhere(fixture, text, { send: at % 8 === 0 })
      }
    },
    TIMEOUT_MS,
  )
})

describe('texts by chance', () => {
  it(
    TITLE,
    async () => {
      const unit = fc.constantFrom(
        ..."aZ09 .@-_'’é１ａ🎲م\u0301\u200e\u0000\ud83c\udc00\n".split(''),
        'abc',
        '123',
        '@b.co',
      )
      const texts = fc.sample(fc.array(unit, { maxLength: 24 }), { numRuns: 100, seed: 3 })
      for (const fixture of fixtures) for (const parts of texts) await tryEverywhere(fixture, parts.join(''))
    },
    TIMEOUT_MS,
  )
})

/** From short to long. What takes more time than its length would never be done with the last ones. */
const LENGTHS = [24, 26, 28, 30, 35, 60, 120, 250, 500, 1000, 10_000, 200_000]

it(
  '[VALID-08] bombs go through every field of every form, and no form takes one',
  () => {
    for (const length of LENGTHS) {
      for (const fixture of fixtures) {
        for (const [field, kind] of Object.entries(fixture.kinds)) {
          for (const bomb of bombs(length)) {
            fixture.type(field, bomb)
            fixture.touch(field)
            const isNothing = kind === 'again' || bomb.trim() === ''
            if (length > 1000 && !isNothing) expect(fixture.errorOf(field), `${fixture.name}, ${field}`).toBeDefined()
          }
          fixture.type(field, '')
        }
      }
    }
  },
  TIMEOUT_MS,
)

it('[LIST-03][FILTER-06] searches and bounds ask for what can be asked for, whatever is typed', async () => {
  const script = scriptedPlatform()
  const test = createTestFoyer({ fetch: script.fetch, config: { http: { retries: 0 } } })
  const list = test.foyer.use(games).list(gameListOptions('categoryGames', { category: 'RNG' }))
  void list.load()
  await test.idle()
  for (const text of [
    ...NAUGHTY_STRINGS,
    ...(big ?? []).filter((_, at) => at % 8 === 0),
    ...bombs(LENGTHS.at(-1) ?? 0),
  ]) {
    void list.search(text)
    await test.clock.advance(400)
    const { query } = script.requests.filter(({ path }) => path.endsWith('/game/list')).at(-1) ?? {}
    const wanted = [...text.trim()].slice(0, 60).join('').trim()
    expect(query?.gameName ?? '').toBe(
      new URLSearchParams({ wanted }).get('wanted')?.replaceAll(/\p{Surrogate}/gu, '\ufffd'),
    )
    expect(list.$query.get().name).toBe(wanted)
  }
  void list.search('')
  await test.clock.advance(400)
  for (const bound of [Number.NaN, Number.POSITIVE_INFINITY, -5, 0, 1e-9, 1e308]) {
    void list.setQuery({ minBet: bound, minLines: bound })
    await test.idle()
    const { query } = script.requests.filter(({ path }) => path.endsWith('/game/list')).at(-1) ?? {}
    const isAmount = Number.isFinite(bound) && bound > 0
    expect([query?.minBet, query?.minLine]).toEqual(isAmount ? [String(bound), String(bound)] : [undefined, undefined])
  }
  list.dispose()
  test.dispose()
})
