import { expect, it } from 'vitest'
import type { TextParams, Translate } from '../../text/i18n.ts'
import { expiredWords } from './expired-words.ts'

const written = (key: string, params?: TextParams) => JSON.stringify([key, params])
const said: Translate = Object.assign(written, { any: written, has: () => true })

it('an offer that ran out names the day in the zone of its terms, and none where the platform tells none', () => {
  const evening = Date.UTC(2026, 0, 1, 20)
  expect(expiredWords(said, 'en', evening, 'Asia/Manila')).toContain('Jan 2, 2026')
  expect(expiredWords(said, 'en', evening, 'America/Lima')).toContain('Jan 1, 2026')
  expect(expiredWords(said, 'en', undefined, 'Asia/Manila')).not.toMatch(/\d/)
})
