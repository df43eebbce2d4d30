import { ERROR_CODES, FoyerError } from '@foyer/core'
import { atom } from 'nanostores'
import { describe, expect, it } from 'vitest'
import { all as en } from '../testing/english-texts.ts'
import { bn } from './bn/bn.ts'
import { errorText } from './error-text.ts'
import { fil } from './fil/fil.ts'
import { createI18n } from './i18n.ts'

const text = (options: Parameters<typeof createI18n>[1] = { all: en }) => {
  const made = createI18n(atom('EN'), options)
  return { ...made, t: () => made.$shown.get().t }
}

describe('the catalogue of errors', () => {
  it.each([
    ['PERR-01', 'session.required', 'Not logged in, please login first.'],
    ['PERR-01', 'session.expired', 'The account has been logged out, please log in again.'],
    ['PERR-01', 'login.please', 'Please login.'],
    ['PERR-02', 'verification.code.error', 'Verification code error.'],
    ['PERR-03', 'no.permission', 'No permission or feature temporarily unavailable.'],
    ['PERR-04', 'user.invalid', 'User does not exist or is disabled.'],
    ['PERR-04', 'username.exists', 'Username already exists.'],
    ['PERR-05', 'invitation_code_error', 'Invalid invitation code.'],
    ['PERR-06', 'referrer.link.error', 'Referrer link error.'],
    ['PERR-06', 'confirm.mismatch', 'Confirmation password not matched.'],
    ['PERR-07', 'unknown', 'Unknown error.'],
    ['PERR-07', 'url.empty', 'Requested URL is empty.'],
    ['PERR-08', 'platform.maintenance', 'Platform under maintenance.'],
    ['PERR-08', 'region.restricted', 'IP or location blocked.'],
    ['PERR-09', 'system.upgrading', 'System upgrading, please try again later.'],
    ['PERR-10', 'network.slow', 'Slow Connection.'],
    ['PERR-10', 'network.offline', 'No Internet.'],
    ['PERR-11', 'client.outdated', 'Please update to the latest version.'],
    ['PERR-12', 'trial.rejected', 'Please login an actual account to use this function.'],
    ['ROLE-07', 'trial.rejected', 'Please login an actual account to use this function.'],
    ['PERR-13', 'login.nonMember', 'Non-member account unable to login.'],
    ['PERR-13', 'login.nonAgent', 'Non-agents cannot log in.'],
    ['PERR-13', 'modify.new.old.same', 'New and old password cannot be the same.'],
    ['ROLE-08', 'login.nonAgent', 'Non-agents cannot log in.'],
  ])('[%s] %s reads as the document says', (_, code, words) => {
    expect(text().t().any(`error.${code}`)).toBe(words)
  })

  it('[PERR-08] a restricted visitor reads why', () => {
    expect(text().t()('status.restricted.text')).toBe(
      'Due to restriction of your location or IP address, you are not allowed to access the site.',
    )
  })

  it('[PERR-07] a key that nobody knows reads as an unknown error', () => {
    expect(text().t().any('no.such.key')).toBe('Unknown error.')
  })

  it('[PERR-14] the messages of forms read as the document says', () => {
    const { t } = text()
    expect(t()('valid.agree', ['terms'])).toBe('Please agree to the terms.')
    expect(t()('valid.mobileNum')).toBe('Please enter a valid mobile number.')
    expect(t()('valid.verificationCode')).toBe('Please enter a valid verification code.')
  })

  it('[PERR-15] every code has words in each language, whole sentences of its own', () => {
    for (const messages of [en, fil, bn]) {
      for (const code of ERROR_CODES) {
        const words = Reflect.get(messages, `error.${code}`)
        expect(words, code).toMatch(/[.।]$/)
        if (messages !== en) expect(words, code).not.toBe(Reflect.get(en, `error.${code}`))
      }
    }
  })

  it.each([
    ['TY', fil],
    ['BN', bn],
  ])('[PERR-15] %s has every key of EN', (_, messages) => {
    // These languages count without plural forms; `languages.test.ts` holds the forms.
    const keys = Object.keys(en).filter((key) => !key.endsWith('_one'))
    expect(Object.keys(messages).sort()).toEqual(keys.sort())
  })

  it('[PERR-15] a text that a language lacks is shown in EN', async () => {
    const locales = { ZZ: { tag: 'zz', dir: 'ltr', name: 'Zz', load: async () => ({}) } } as const
    const { show, t } = text({ all: en, locales })
    expect(await show('ZZ')).toBe(true)
    expect(t()('error.no.permission')).toBe('No permission or feature temporarily unavailable.')
  })

  it('says in every language how many seconds to wait after too many tries', async () => {
    const error = new FoyerError({ code: 'too.many', retryAfterMs: 90_000 })
    const shown = text()
    expect(errorText(shown.t(), error)).toBe('Too many attempts. Try again in 90 seconds.')
    for (const language of ['TY', 'BN']) {
      await shown.show(language)
      expect(errorText(shown.t(), error)).toMatch(/ 90 /)
    }
  })

  it('[PERR-15] a merchant words single texts otherwise, in any language, also of those that come later', async () => {
    const overrides = {
      EN: { 'error.unknown': 'Something went wrong.', 'forgot.retrieve': 'Help me in' },
      TY: { 'error.unknown': 'May nangyaring mali.' },
    }
    const { t, show, load } = text({ overrides })
    expect(t()('error.unknown')).toBe('Something went wrong.')
    expect(t().any('no.such.key')).toBe('Something went wrong.')
    await load('pages')
    expect(t()('forgot.retrieve')).toBe('Help me in')
    expect(t()('error.username.exists')).toBe('Username already exists.')
    await show('TY')
    expect(t()('error.unknown')).toBe('May nangyaring mali.')
    expect(t()('forgot.retrieve')).toBe(fil['forgot.retrieve'])
    await show('BN')
    expect(t()('error.unknown')).toBe(bn['error.unknown'])
  })
})

describe('the age', () => {
  it('[PCONST-01] is a number in the words', () => {
    const { t } = text()
    expect(t()('footer.age', [18])).toContain('aged 18 and over')
    expect(t()('footer.age', [21])).toContain('aged 21 and over')
    expect(t()('register.adult', [21])).toContain('21')
    for (const messages of [en, fil]) {
      for (const key of ['footer.age', 'register.adult'] as const) expect(messages[key]).toContain('{0}')
    }
  })
})
