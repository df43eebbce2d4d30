import { atom } from 'nanostores'
import { expect, it, onTestFinished, vi } from 'vitest'
import { createI18n } from './i18n.ts'

const state = vi.hoisted(() => ({ isOffline: true, asked: 0 }))

// The chunk of the texts inside pages; it fails as an import does without a network.
vi.mock('./en/all-pages.ts', async (original) => {
  const { allPages } = await original<typeof import('./en/all-pages.ts')>()
  return {
    get allPages() {
      state.asked += 1
      if (state.isOffline) throw new TypeError('Failed to fetch dynamically imported module')
      return allPages
    },
  }
})

function open() {
  state.isOffline = true
  state.asked = 0
  const $online = atom(true)
  const text = createI18n(atom('EN'), { loadAll: true, $online })
  const words = () => text.$shown.get().t('forgot.retrieve')
  const end = text.connect()
  onTestFinished(end)
  return { text, $online, words, end }
}

it('texts that could not be had come when the device is online again', async () => {
  const { $online, words } = open()
  await vi.waitFor(() => expect(state.asked).toBe(1))
  expect(words()).toBe('')
  $online.set(false)
  state.isOffline = false
  $online.set(true)
  await vi.waitFor(() => expect(words()).toBe('Send me a new password'))
  $online.set(false)
  $online.set(true)
  expect(state.asked).toBe(2)
})

it('texts that a component asked for anew are shown everywhere', async () => {
  const { text, words } = open()
  await expect(text.load('pages')).rejects.toThrow('Failed to fetch')
  state.isOffline = false
  const told: string[] = []
  onTestFinished(text.$shown.listen(({ t }) => told.push(t('forgot.retrieve'))))
  await text.load('pages')
  expect(words()).toBe('Send me a new password')
  expect(told).toEqual(['Send me a new password'])
})

it('a client that is no longer connected asks no more', async () => {
  const { $online, end } = open()
  await vi.waitFor(() => expect(state.asked).toBe(1))
  end()
  $online.set(false)
  $online.set(true)
  expect(state.asked).toBe(1)
})
