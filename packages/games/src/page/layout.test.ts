import { describe, expect, it } from 'vitest'
import { createGames } from '../catalogue/games.ts'
import { kindName } from '../game-kinds.ts'
import { renderGamePage } from '../game-page.ts'

describe('the table of a roulette', () => {
  const game = createGames().find((one) => kindName(one) === 'roulette')
  if (game === undefined) throw new Error('no game is a roulette')
  const html = renderGamePage({ game, vendorName: 'V', language: 'EN', backUrl: '/m/home', ticket: 't' })
  const { options } = JSON.parse(/id="play">(.*?)<\/script>/s.exec(html)?.[1] ?? '{}')

  it('has 37 numbers, 18 of them red, 18 black and a green zero', () => {
    const numbers = options.filter(({ id }: { id: string }) => /^n\d+$/.test(id))
    const tones = numbers.map(({ tone }: { tone: string }) => tone)
    expect(numbers).toHaveLength(37)
    expect(tones[0]).toBe('green')
    for (const colour of ['red', 'black']) expect(tones.filter((tone: string) => tone === colour)).toHaveLength(18)
  })

  it('shows the cover once, in the head', () => {
    expect(html.match(/<img /g)).toHaveLength(1)
  })
})
