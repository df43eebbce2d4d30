import { describe, expect, it } from 'vitest'
import { createGames } from '../catalogue/games.ts'
import { playToEnd } from '../game-kind.ts'
import { drawRound, gameKinds, kindName, kindOf } from '../game-kinds.ts'
import { renderGamePage } from '../game-page.ts'
import { createRandom } from '../random.ts'
import { BN } from './bn.ts'
import { TY } from './fil.ts'
import { sayIn, type Translate } from './translate.ts'

const games = createGames()
const gamesOf = (name: string) => games.filter((game) => kindName(game) === name)

/** Everything that the games say, rules of all of them and a row of rounds of each kind. */
function everythingSaid(): ReadonlySet<string> {
  const said = new Set<string>()
  const listen: Translate = (words) => {
    const key = typeof words === 'string' ? words : words.reduce((text, part, at) => `${text}{${at - 1}}${part}`)
    if (/\p{L}/u.test(key)) said.add(key)
    return key
  }
  for (const name of gameKinds) {
    const random = createRandom(9)
    // Slots say the same whatever they are called; matches do not.
    const played = name === 'slot' ? gamesOf(name).slice(0, 1) : gamesOf(name)
    for (const game of played) {
      const kind = kindOf(game, listen)
      const rounds = 'deal' in kind ? 200 : 30
      for (let round = 0; round < rounds; round++) playToEnd(kind, undefined, random)
    }
    for (const game of gamesOf(name)) kindOf(game, listen).rules()
  }
  return said
}

describe('the words of the games', () => {
  it('[I18N-02] are there in Filipino and Bengali, all of them and no others', () => {
    const said = everythingSaid()
    for (const dictionary of [TY, BN]) {
      expect([...said].filter((key) => !Object.hasOwn(dictionary, key))).toEqual([])
      expect(Object.keys(dictionary).filter((key) => !said.has(key))).toEqual([])
    }
  })

  it('[I18N-02] keep their values', () => {
    const values = (text: string) => [...text.matchAll(/\{\d\}/g)].map(([value]) => value).sort()
    for (const dictionary of [TY, BN])
      for (const [key, text] of Object.entries(dictionary)) expect(values(text), key).toEqual(values(key))
  })

  it('[I18N-05] write figures as Latin digits', () => {
    expect(Object.values(BN).filter((text) => /[০-৯]/.test(text))).toEqual([])
  })
})

describe('a game in a language', () => {
  const [game] = gamesOf('baccarat')
  if (game === undefined) throw new Error('no game is a baccarat')

  it('[I18N-02] shows its rules in it', () => {
    const page = (language: string) =>
      renderGamePage({ game, vendorName: 'V', language, backUrl: '/m/home', ticket: 't' })
    expect(page('EN')).toContain('The player draws on five or less')
    expect(page('TY')).toContain('Kumukuha ang Player sa lima pababa')
    expect(page('BN')).toContain('"label":"ব্যাংকার"')
    for (const language of ['TY', 'BN']) expect(page(language)).not.toContain('endless shoe')
  })

  it('[I18N-02] tells its rounds in it, and draws the same', () => {
    const round = (language?: string) =>
      drawRound({ game, bet: 100, choice: 'tie', random: createRandom(3), ...(language !== undefined && { language }) })
    const [english, bengali] = [round('EN'), round('BN')]
    expect(round()).toEqual(english)
    expect(english.result).toMatch(/^(Tie|Player|Banker) /)
    expect(bengali.result).toMatch(/^(প্লেয়ার|ব্যাংকার|\d-এ টাই)/)
    expect({ ...bengali, result: '' }).toEqual({ ...english, result: '' })
    expect(sayIn('XX')('Tie')).toBe('Tie')
  })
})
