import { expect, it } from 'vitest'
import { parseConfig } from '../../../check-config/parse-config.ts'
import { launcherOf, playType, prizeMode } from './lottery-launch-rules.ts'

const { category } = parseConfig({ merchant: 'demo' })
const game = (vendorCode: string, type: string, category?: string) => ({ vendorCode, type, category })

it('[LOTTERY-01] the prize mode follows from category, type or vendor', () => {
  expect(prizeMode(game('X', 'RNG', 'LOTT'))).toBe('LOTT')
  expect(prizeMode(game('X', 'LOTT'))).toBe('LOTT')
  expect(prizeMode(game('X', 'ELOTT'))).toBe('ELOTT')
  expect(prizeMode(game('TCG_SEA', 'LOTT', 'ELOTT'))).toBe('ELOTT')
  expect(prizeMode(game('TCG_LOTTO_VN', 'RNG'))).toBe('LOTT')
  expect(prizeMode(game('TCG_SEA', 'RNG'))).toBe('LOTT')
  expect(prizeMode(game('JL', 'RNG'))).toBeUndefined()
})

it('[LOTTERY-02][LAUNCH-03] four codes go through the lottery launcher, wherever they stand', () => {
  for (const lottery of [
    game('TCG_LOTTO_VN', 'RNG'),
    game('TCG_SEA', 'RNG'),
    game('X', 'LOTT'),
    game('X', 'RNG', 'ELOTT'),
    game('LOTT', 'RNG'),
  ]) {
    expect(launcherOf(lottery, category)).toBe('lottery')
  }
  expect(launcherOf(game('JL', 'RNG'), category)).toBe('game')
})

it('[LOTTERY-03] the play type is ent exactly where the lotto mode speaks of entertainment', () => {
  for (const mode of ['Entertainment', 'Traditional,Entertainment', ['Entertainment'], 'ENTERTAINMENT']) {
    expect(playType(mode)).toBe('ent')
  }
  for (const mode of ['Traditional', '', undefined, null, 7, ['Traditional']]) expect(playType(mode)).toBe('trad')
})
