import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createFoyer, ERROR_CODES, signIn } from '@foyer/core'
import { memoryPorts } from '@foyer/core/testing'
import { atom } from 'nanostores'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { all } from '../testing/english-texts.ts'
import { fieldMessage } from './field-message.ts'
import { fil } from './fil/fil.ts'
import { createI18n } from './i18n.ts'

const shown = (code = 'EN', at?: typeof all) => {
  const $language = atom(code)
  const text = createI18n($language, { all: at })
  return { $language, text, t: () => text.$shown.get().t }
}

describe('the texts', () => {
  it('[ERR-01] have an EN text for every code of the catalogue', () => {
    const { t } = shown('EN', all)
    for (const code of ERROR_CODES) {
      expect(t().has(`error.${code}`), code).toBe(true)
      expect(t().any(`error.${code}`), code).toMatch(/\.$/)
    }
  })

  it('[ERR-18] word the messages of forms as the specification does', () => {
    const { t } = shown('EN', all)
    const foyer = createFoyer({ merchant: 'demo', ports: memoryPorts(), flags: { MOBVERFLOGIN3: true } })
    const form = foyer.use(signIn).form()
    form.setMethod('sms')
    form.set('mobileNum', '12')
    form.set('verificationCode', '12345678901')
    for (const field of ['mobileNum', 'verificationCode'] as const) form.touch(field)
    const { errors } = form.$state.get()
    foyer.dispose()
    expect(fieldMessage(t(), errors.mobileNum)).toBe('Please enter a valid mobile number.')
    expect(fieldMessage(t(), errors.verificationCode)).toBe('Please enter a valid verification code.')
    expect(t()('valid.birthday', [21])).toBe('Please enter the correct date of birth (21 or older).')
    expect(t()('valid.agree', ['Terms'])).toBe('Please agree to the Terms.')
  })

  it('take added texts of the language shown, in place of their own, and show them at once', () => {
    const { text, t } = shown('EN', all)
    const drawn = vi.fn()
    onTestFinished(text.$shown.listen(drawn))
    expect(t()('header.login')).toBe('Login')
    text.add('EN', { 'header.login': 'Enter' })
    expect(drawn).toHaveBeenCalledOnce()
    expect(t()('header.login')).toBe('Enter')
    expect(t()('header.register')).toBe('Register')
  })

  it('[I18N-01] start in EN, take TY, and show EN where a language lacks a text', async () => {
    const { text, t } = shown('EN', all)
    expect(text.$shown.get().code).toBe('EN')
    expect(t()('header.login')).toBe('Login')
    expect(await text.show('TY')).toBe(true)
    expect(t()('header.register')).toBe('Magrehistro')
    expect(await text.show('XX')).toBe(false)
    expect(text.$shown.get().code).toBe('TY')
    const { 'login.trial': _, ...sparse } = fil
    const other = createI18n(atom('EN'), {
      all,
      locales: { TY: { tag: 'fil', dir: 'ltr', name: 'Filipino', load: async () => sparse } },
    })
    expect(await other.show('TY')).toBe(true)
    expect(other.$shown.get().t('login.trial')).toBe('Free trial')
    expect(other.$shown.get().t('login.username')).toBe('Username')
  })

  it('[I18N-03] take a further language as messages only', async () => {
    const text = createI18n(atom('EN'), {
      locales: { AR: { tag: 'ar', dir: 'rtl', name: 'العربية', load: async () => ({ 'header.login': 'دخول' }) } },
    })
    expect(await text.show('AR')).toBe(true)
    expect(text.$shown.get()).toMatchObject({ tag: 'ar', dir: 'rtl' })
    expect(text.$shown.get().t('header.login')).toBe('دخول')
  })

  it('[I18N-05] fill numbered and named parameters, in every language', async () => {
    const { text, t } = shown('EN', all)
    expect(t()('valid.range', [1, 9])).toBe('Please enter a value from 1 to 9.')
    expect(t()('frame.title', { name: 'Jazz Cellar' })).toBe('Game: Jazz Cellar')
    await text.show('TY')
    expect(t()('valid.agree', ['$t(header.login) {1} <b>'])).toBe('Sumang-ayon sa $t(header.login) {1} <b>.')
  })

  it('keep the old language when the chunk of the new one cannot be had, and try again', async () => {
    let online = false
    const text = createI18n(atom('EN'), {
      locales: {
        ZZ: {
          tag: 'zz',
          dir: 'ltr',
          name: 'Zz',
          load: () => (online ? Promise.resolve({ 'header.login': 'Z' }) : Promise.reject(new Error('offline'))),
        },
      },
    })
    expect(await text.show('ZZ')).toBe(false)
    expect(text.$shown.get().code).toBe('EN')
    online = true
    expect(await text.show('ZZ')).toBe(true)
    expect(text.$shown.get().t('header.login')).toBe('Z')
  })

  it('that could not be had for the language of the client come when the network is back', async () => {
    const $language = atom('EN')
    const $online = atom(false)
    const load = vi.fn(async () => {
      if (!$online.get()) throw new Error('offline')
      return { 'header.login': 'Z' }
    })
    const text = createI18n($language, { $online, locales: { ZZ: { tag: 'zz', dir: 'ltr', load } } })
    onTestFinished(text.connect())
    $language.set('ZZ')
    await vi.waitFor(() => expect(load).toHaveBeenCalledOnce())
    await expect(text.loadLanguage('ZZ')).rejects.toThrow('offline')
    expect(text.$shown.get().code).toBe('EN')
    $online.set(true)
    await vi.waitFor(() => expect(text.$shown.get().t('header.login')).toBe('Z'))
    $online.set(false)
    $online.set(true)
    expect(load).toHaveBeenCalledTimes(3)
  })

  it('end on the last of several quick choices', async () => {
    const { text } = shown()
    const slow = text.show('TY')
    await Promise.all([slow, text.show('EN')])
    expect(text.$shown.get().code).toBe('EN')
  })

  it('are independent of those of another client', async () => {
    const one = shown()
    const other = shown()
    await one.text.show('TY')
    expect(one.t()('header.register')).toBe('Magrehistro')
    expect(other.t()('header.register')).toBe('Register')
  })

  it('bring the texts inside pages later, once', async () => {
    const { text, t } = shown()
    expect(text.has('pages')).toBe(false)
    expect(t()('forgot.retrieve')).toBe('forgot.retrieve')
    expect(text.load('pages')).toBe(text.load('pages'))
    await text.load('pages')
    expect(text.has('pages')).toBe(true)
    expect(t()('forgot.retrieve')).toBe('Send me a new password')
    await text.show('BN')
    expect(t()('forgot.retrieve')).toBe('নতুন পাসওয়ার্ড পাঠান')
  })

  it('word every key that core names', () => {
    const source = join(import.meta.dirname, '../../../core/src')
    const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
      (file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
    )
    const named = new Set<string>()
    for (const file of files) {
      const code = readFileSync(join(source, file), 'utf8')
      for (const match of code.matchAll(/'((?:toast|valid|navbar|backbar|popup|error)\.[\w.]+)'/g)) {
        if (match[1] !== undefined) named.add(match[1])
      }
    }
    expect([...named].filter((key) => !Object.hasOwn(all, key))).toEqual([])
  })
})
