import { atom } from 'nanostores'
import { expect, it } from 'vitest'
import { all } from '../testing/english-texts.ts'
import { createI18n } from './i18n.ts'

it.each(['EN', 'TY', 'BN'])('[UPLOAD-01] the three refusals of a file read differently in %s', async (code) => {
  const text = createI18n(atom('EN'), { all })
  await text.show(code)
  const { t } = text.$shown.get()
  const words = (['error.upload.badType', 'error.upload.tooLarge', 'error.upload.tooMany'] as const).map((key) =>
    t(key),
  )
  expect(new Set(words).size).toBe(3)
  const english: readonly string[] = [
    'Only png/jpg images.',
    'Image must not exceed 5\u00a0MB.',
    'No more than 3 images.',
  ]
  if (code === 'EN') expect(words).toEqual(english)
  else expect(words.filter((word) => english.includes(word))).toEqual([])
})
