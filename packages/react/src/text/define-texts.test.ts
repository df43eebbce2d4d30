import { atom } from 'nanostores'
import { beforeEach, expect, it, vi } from 'vitest'
import { defineTexts } from './define-texts.ts'
import { createI18n } from './i18n.ts'
import type { LocaleTable } from './locales.ts'

const state = vi.hoisted(() => ({ asked: [] as string[] }))

// The chunk of EN texts.
vi.mock('./en/all-pages.ts', async (original) => {
  const { allPages } = await original<typeof import('./en/all-pages.ts')>()
  return {
    get allPages() {
      state.asked.push('pages')
      return allPages
    },
  }
})
beforeEach(() => {
  state.asked = []
})

const first = { 'vip.name': 'Palm VIP' }
const pages = { 'vip.lead': 'Your benefits, {name}' }
const fil = { 'vip.name': 'Palm VIP', 'vip.lead': 'Mga benepisyo mo, {name}' }

declare module './locales.ts' {
  interface Texts extends Readonly<typeof first>, Readonly<typeof pages> {}
}

/** A site that words its page in EN and TY, and not in BN. */
function open(code: string, bring: <Messages>(messages: Messages) => Promise<Messages> = async (messages) => messages) {
  const loadPages = () => {
    state.asked.push('vip')
    return bring(pages)
  }
  const loadFil = () => bring(fil)
  const texts = defineTexts({ first, pages: loadPages, languages: { TY: loadFil } })
  const locales: LocaleTable = { VI: { tag: 'vi', dir: 'ltr', load: async () => ({ 'action.back': 'Quay lại' }) } }
  const text = createI18n(atom(code), { texts: [texts], locales })
  return { text, t: () => text.$shown.get().t }
}

it('texts of a site are there as ours are: those of the first screen at once, the others with those of pages', async () => {
  const { text, t } = open('EN')
  expect(t()('vip.name')).toBe('Palm VIP')
  expect([text.has('first'), text.has('pages')]).toEqual([true, false])
  await text.load('pages')
  expect([t()('vip.lead', { name: 'Ana' }), t()('forgot.retrieve')]).toEqual([
    'Your benefits, Ana',
    'Send me a new password',
  ])
  expect(state.asked.toSorted()).toEqual(['pages', 'vip'])
})

it('they are asked for side by side with ours, and without them there are none', async () => {
  let isOnline = false
  const { text, t } = open('EN', async (messages) => {
    if (!isOnline) throw new TypeError('Failed to fetch')
    return messages
  })
  await expect(text.load('pages')).rejects.toThrow('Failed to fetch')
  await expect.poll(() => state.asked).toContain('pages')
  expect([text.has('pages'), t().has('forgot.retrieve')]).toEqual([false, false])
  isOnline = true
  await text.load('pages')
  expect([t()('vip.lead', { name: 'Ana' }), t()('forgot.retrieve')]).toEqual([
    'Your benefits, Ana',
    'Send me a new password',
  ])
  isOnline = false
  expect(await text.show('TY')).toBe(false)
  expect(text.$shown.get().code).toBe('EN')
  isOnline = true
  expect(await text.show('TY')).toBe(true)
  expect(t()('vip.lead', { name: 'Ana' })).toBe('Mga benepisyo mo, Ana')
})

it('[I18N-01] a complete language brings no EN, also where its texts are asked for before it is here', async () => {
  const { text, t } = open('TY')
  await Promise.all([text.load('pages'), text.show('TY')])
  expect(text.has('pages')).toBe(true)
  expect([t()('vip.lead', { name: 'Ana' }), t()('forgot.retrieve')]).toEqual([
    'Mga benepisyo mo, Ana',
    'Ipadala ang bagong password',
  ])
  expect(state.asked).toEqual([])
})

it('[I18N-01] a language that the site does not word brings its EN texts, and none of ours', async () => {
  const { text, t } = open('BN')
  await Promise.all([text.show('BN'), text.load('pages')])
  expect([t()('vip.lead', { name: 'Ana' }), t()('forgot.retrieve')]).toEqual(['Your benefits, Ana', 'নতুন পাসওয়ার্ড পাঠান'])
  expect(state.asked).toEqual(['vip'])
})

it('[I18N-01] a language of some keys shows EN where it has none', async () => {
  const { text, t } = open('VI')
  await Promise.all([text.show('VI'), text.load('pages')])
  expect([t()('action.back'), t()('forgot.retrieve')]).toEqual(['Quay lại', 'Send me a new password'])
  expect(state.asked).toEqual(expect.arrayContaining(['pages', 'vip']))
})

it('[I18N-04] after a complete language everything that could be read can be read in the next one', async () => {
  for (const [next, words] of [
    ['EN', 'Send me a new password'],
    ['VI', 'Send me a new password'],
    ['BN', 'নতুন পাসওয়ার্ড পাঠান'],
  ] as const) {
    const { text, t } = open('TY')
    await text.show('TY')
    expect(text.has('pages')).toBe(true)
    expect(await text.show(next)).toBe(true)
    expect(text.has('pages')).toBe(true)
    expect([t()('vip.lead', { name: 'Ana' }), t()('forgot.retrieve')]).toEqual(['Your benefits, Ana', words])
  }
})

it.each([0, 1500])(
  'the texts of a bundle replace ours in every language, whichever come first (after %i ms)',
  async (ms) => {
    vi.useFakeTimers()
    const after = <Texts>(delay: number, texts: Texts) =>
      new Promise<Texts>((resolve) => {
        setTimeout(() => resolve(texts), delay)
      })
    const bundle = () => after(ms, { 'header.login': 'Akin' })
    const ours = () => after(300, { 'header.login': 'Atin' })
    const text = createI18n(atom('EN'), {
      texts: [{ first: { 'header.login': 'Mine' }, languages: { TY: bundle } }],
      locales: { TY: { tag: 'fil', dir: 'ltr', load: ours } },
    })
    const shown = text.show('TY')
    await vi.advanceTimersByTimeAsync(2000)
    await shown
    expect(text.$shown.get().t('header.login')).toBe('Akin')
    vi.useRealTimers()
  },
)

it('EN does where a complete language cannot be had', async () => {
  const locales: LocaleTable = {
    TY: { tag: 'fil', dir: 'ltr', isComplete: true, load: () => Promise.reject(new TypeError('Failed to fetch')) },
  }
  const text = createI18n(atom('TY'), { locales })
  await text.load('pages')
  expect(text.$shown.get().code).toBe('EN')
  expect(text.$shown.get().t('forgot.retrieve')).toBe('Send me a new password')
})

it('a language of a site that lacks a key does not compile', () => {
  const load = async () => ({ 'vip.lead': 'x' })
  // @ts-expect-error it lacks `vip.name`
  expect(defineTexts({ first, languages: { TY: load } }).languages).toEqual({ TY: load })
})
