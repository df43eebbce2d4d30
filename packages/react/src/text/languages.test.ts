import { atom } from 'nanostores'
import { describe, expect, it } from 'vitest'
import { all } from '../testing/english-texts.ts'
import { bn } from './bn/bn.ts'
import { fil } from './fil/fil.ts'
import { createI18n } from './i18n.ts'
import { languageName } from './language-name.ts'
import { LOCALES, type Messages } from './locales.ts'

const en: Messages = all
const SHIPPED: readonly (readonly [string, Messages])[] = [
  ['TY', fil],
  ['BN', bn],
]

const form = (key: string) => /_(zero|one|two|few|many|other)$/.exec(key)
const isForm = (key: string) => form(key) !== null
const parameters = (text = '') => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort()

/** Names of makers, networks and formats: the same everywhere. */
const NAMES =
  /^(site\.name|service\.(telegram|facebook|whatsapp)|register\.field\.(facebook|wechat|line|whatsapp|zalo))$/

describe.each(SHIPPED)('the texts in %s', (code, messages) => {
  it('[I18N-01][I18N-03] are whole: every key of EN, and none besides', () => {
    const keys = Object.keys(en).filter((key) => !isForm(key))
    expect(keys.filter((key) => (messages[key] ?? '').trim() === '')).toEqual([])
    const strange = Object.keys(messages).filter((key) => !Object.hasOwn(en, key.replace(form(key)?.[0] ?? '', '')))
    expect(strange).toEqual([])
  })

  it('[I18N-05] take the parameters of EN', () => {
    for (const [key, text] of Object.entries(messages)) expect(parameters(text), key).toEqual(parameters(en[key]))
  })

  it('have no plural form that the language lacks', () => {
    const { pluralCategories } = new Intl.PluralRules(LOCALES[code]?.tag).resolvedOptions()
    const forms = Object.keys(messages).flatMap((key) => form(key)?.[1] ?? [])
    expect(forms.filter((name) => !pluralCategories.some((category) => category === name))).toEqual([])
  })

  it('are plain texts without stray space, closed where EN closes with a full stop', () => {
    const end = code === 'BN' ? /[।?!…:]$|\.$/ : /[.?!…:]$/
    for (const [key, text] of Object.entries(messages)) {
      expect(text, key).not.toMatch(/^\s|\s{2}|<|(?<!\d)\u00a0/)
      const model = en[key] ?? ''
      if (model.endsWith('.') && model.includes(' ')) expect(text, key).toMatch(end)
    }
  })
})

/** Texts that stand beside each other as the entries of one list, or as states of its rows (settlement 32). */
const LISTS = [/^promo\.(label\.|noEndDate$)/, /^category\.(?!ESPORTS$|COCKFIGHT$)/, /^class\./, /\.state\./]

describe('the languages', () => {
  it.each<readonly [string, Messages]>([['EN', en], ...SHIPPED])(
    '[PROMO-12][LIST-07] give two entries of one list different words in %s',
    (_, messages) => {
      for (const list of LISTS) {
        const entries = Object.entries(messages).filter(([key]) => list.test(key))
        expect(entries.length, String(list)).toBeGreaterThan(3)
        const words = entries.map(([key, text]) => `${key.slice(0, key.indexOf('.'))}: ${text.toLowerCase()}`)
        expect(words.filter((text, at) => words.indexOf(text) !== at)).toEqual([])
      }
    },
  )

  it.each<readonly [string, Messages]>([['EN', en], ...SHIPPED])(
    'keep a figure and its unit on one line in %s',
    (_, messages) => {
      expect(messages['error.upload.tooLarge']).toMatch(/\d\u00a0MB/)
      expect(Object.values(messages).filter((text) => /\d [kMG]B/.test(text))).toEqual([])
    },
  )

  it('[I18N-03] say in Bengali what is no name, with Latin figures as in amounts', () => {
    for (const [key, text] of Object.entries(bn)) {
      const words = text.replace(/\{\w+\}/g, '')
      if (/\p{L}/u.test(words) && !NAMES.test(key)) expect(words, key).toMatch(/\p{Script=Bengali}/u)
      expect(words, key).not.toMatch(/[০-৯]/)
    }
  })

  it('count in EN by one and by many, elsewhere as the language does', async () => {
    const text = createI18n(atom('EN'), { all })
    const { t } = text.$shown.get()
    expect(t('list.count', { count: 1 })).toBe('1 game')
    expect(t('list.count', { count: 2 })).toBe('2 games')
    expect(t('records.rounds', { count: 1 })).toBe('1 round')
    await text.show('TY')
    expect(text.$shown.get().t('list.count', { count: 1 })).toBe('1 laro')
    await text.show('BN')
    expect(text.$shown.get().t('list.count', { count: 2 })).toBe('2টি গেম')
  })

  it('[I18N-03] take a language from the configuration alone, direction and all', async () => {
    const text = createI18n(atom('EN'), { all, overrides: { UR: { 'header.login': 'لاگ ان' }, VI: {} } })
    expect(await text.show('UR')).toBe(true)
    expect(text.$shown.get()).toMatchObject({ code: 'UR', tag: 'ur', dir: 'rtl' })
    expect(text.$shown.get().t('header.login')).toBe('لاگ ان')
    expect(text.$shown.get().t('header.register')).toBe('Register')
    expect(await text.show('VI')).toBe(true)
    expect(text.$shown.get().dir).toBe('ltr')
    expect(text.locales.VI?.name ?? languageName('VI')).toBe('Tiếng Việt')
  })

  it('[I18N-03] take codes of any form, and name languages as lines begin', async () => {
    const overrides = { 'ZH-CN': { 'header.login': '登录' }, ES: {}, x: {} }
    const text = createI18n(atom('EN'), { all, overrides })
    expect(await text.show('ZH-CN')).toBe(true)
    const { t, tag, code } = text.$shown.get()
    expect([code, tag, t('header.login'), t.has('header.login')]).toEqual(['ZH-CN', 'zh-cn', '登录', true])
    expect(t('list.count', { count: 1 })).toBe('1 game')
    expect(text.locales.ES?.name ?? languageName('ES')).toBe('Español')
    expect(text.locales.x?.name ?? languageName('x')).toBe('x')
  })
})
