import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createNameIndex } from './name-index.ts'
import { toLatin } from './transliterate.ts'
import { createWordReader } from './word-reader.ts'

/** The words that games are called by most, as they are written by ear in Bengali and in Filipino. */
const SPELLINGS: Readonly<Record<string, readonly [bengali: string, filipino: string]>> = {
  draw: ['ড্র', 'dro'],
  baccarat: ['ব্যাকারাট', 'bakarat'],
  live: ['লাইভ', 'layb'],
  three: ['থ্রি', 'tri'],
  lucky: ['লাকি', 'laki'],
  golden: ['গোল্ডেন', 'golden'],
  roulette: ['রুলেট', 'rolet'],
  five: ['ফাইভ', 'payb'],
  gold: ['গোল্ড', 'gowld'],
  dragon: ['ড্রাগন', 'dragon'],
  blackjack: ['ব্ল্যাকজ্যাক', 'blakdyak'],
  night: ['নাইট', 'nayt'],
  bingo: ['বিঙ্গো', 'binggo'],
  sevens: ['সেভেনস', 'sebens'],
  card: ['কার্ড', 'kard'],
  derby: ['ডার্বি', 'derbi'],
  mahjong: ['মাহজং', 'mahjong'],
  arena: ['অ্যারেনা', 'arina'],
  minute: ['মিনিট', 'minit'],
  speed: ['স্পিড', 'spid'],
  wheel: ['হুইল', 'wil'],
  seven: ['সেভেন', 'seben'],
  riches: ['রিচেস', 'ritses'],
  hold: ['হোল্ড', 'howld'],
  ball: ['বল', 'bol'],
  tiger: ['টাইগার', 'tayger'],
  bonus: ['বোনাস', 'bonus'],
  hunt: ['হান্ট', 'hant'],
  moon: ['মুন', 'mun'],
  scratch: ['স্ক্র্যাচ', 'skrats'],
  dice: ['ডাইস', 'days'],
  nine: ['নাইন', 'nayn'],
  keno: ['কেনো', 'kino'],
  street: ['স্ট্রিট', 'strit'],
  kings: ['কিংস', 'kings'],
  king: ['কিং', 'king'],
  crab: ['ক্র্যাব', 'krab'],
  pick: ['পিক', 'pik'],
  lane: ['লেন', 'leyn'],
  cannon: ['ক্যানন', 'kanon'],
  market: ['মার্কেট', 'market'],
  duel: ['ডুয়েল', 'dwel'],
  parlour: ['পার্লার', 'parlor'],
  happy: ['হ্যাপি', 'hapi'],
  hunter: ['হান্টার', 'hanter'],
  fishing: ['ফিশিং', 'pising'],
  football: ['ফুটবল', 'putbol'],
  temple: ['টেম্পল', 'templo'],
  room: ['রুম', 'rum'],
  poker: ['পোকার', 'poker'],
  palace: ['প্যালেস', 'palas'],
  alley: ['অ্যালি', 'ali'],
  fortune: ['ফরচুন', 'portyun'],
  double: ['ডাবল', 'dobol'],
  corner: ['কর্নার', 'korner'],
  express: ['এক্সপ্রেস', 'ekspres'],
  hall: ['হল', 'hol'],
  dash: ['ড্যাশ', 'das'],
  crown: ['ক্রাউন', 'krawn'],
  treasure: ['ট্রেজার', 'tresyur'],
  cash: ['ক্যাশ', 'kas'],
  parade: ['প্যারেড', 'pareyd'],
  royal: ['রয়্যাল', 'royal'],
  joker: ['জোকার', 'dyoker'],
  classic: ['ক্লাসিক', 'klasik'],
  league: ['লিগ', 'lig'],
  millions: ['মিলিয়নস', 'milyons'],
  lion: ['লায়ন', 'layon'],
  grand: ['গ্র্যান্ড', 'grand'],
  garden: ['গার্ডেন', 'garden'],
  island: ['আইল্যান্ড', 'ayland'],
  money: ['মানি', 'mani'],
  panda: ['পান্ডা', 'panda'],
  club: ['ক্লাব', 'klab'],
}
const WORDS = Object.keys(SPELLINGS)

/** As many as are suggested. */
const SHOWN = 6
const index = createNameIndex({ names: WORDS, reader: createWordReader(toLatin) })
const found = (text: string) => index.find(text).indexes.map((at) => WORDS[at])

describe('game names that are written by ear', () => {
  it('are suggested for the words that are most common, in Bengali and in Filipino', () => {
    const missed = Object.entries(SPELLINGS).flatMap(([word, spellings]) =>
      spellings
        .filter((typed) => !found(typed).slice(0, SHOWN).includes(word))
        .map((typed) => `${word}: ${typed} (${toLatin(typed)}) -> ${found(typed).slice(0, 6)}`),
    )
    expect(missed).toEqual([])
  })

  it('are suggested where two words are written, in any order', () => {
    const two = fc.uniqueArray(fc.constantFrom(...WORDS), { minLength: 2, maxLength: 2 })
    fc.assert(
      fc.property(two, fc.constantFrom(0, 1), fc.boolean(), (words, tongue, turned) => {
        const others = WORDS.filter((word) => !words.includes(word)).map(
          (word, at, all) => `${word} ${all[at - 1] ?? ''}`,
        )
        const names = [...others, words.join(' ')]
        const typed = words.map((word) => SPELLINGS[word]?.[tongue] ?? '')
        const { indexes: near } = createNameIndex({ names, reader: createWordReader(toLatin) }).find(
          (turned ? typed.toReversed() : typed).join(' '),
        )
        expect(near.slice(0, SHOWN)).toContain(names.length - 1)
      }),
    )
  })
})
