// @ts-check
import { art, make, run } from './game.js'

const CLOCK = { football: 90, points: 40, fight: 12, cockfight: 5, sets: 3, maps: 3 }

run(({ root, page, pause, reduced }) => {
  /** @type {{ sport: keyof typeof CLOCK, fixtures: string[][] }} */
  const { sport, fixtures } = page.data
  const pitch = make('div', `pitch ${sport}`)
  pitch.setAttribute('aria-hidden', 'true')
  const clock = make('p', 'clock', '–')
  const score = make('p', 'score', '– : –')
  const [one, other] = [make('p', 'side', fixtures[0]?.[0]), make('p', 'side', fixtures[0]?.[1])]
  const sign = make('div', 'sign')
  sign.append(art({ cockfight: 'rooster', maps: 'controller' }[/** @type {string} */ (sport)] ?? 'trophy'))
  const board = make('div', 'board')
  board.append(one, score, other)
  pitch.append(sign, board, clock)
  root.append(pitch)

  return {
    start() {
      one.className = other.className = 'side'
      score.textContent = '– : –'
    },
    /** @param {{ at: number, outcome: number, score: string[] }} view */
    async show({ at, outcome, score: [left = '', right = ''] }) {
      one.textContent = fixtures[at]?.[0] ?? ''
      other.textContent = fixtures[at]?.[1] ?? ''
      const full = CLOCK[sport]
      const unit = sport === 'football' || sport === 'points' ? '′' : ''
      const counts = /^\d+$/.test(left)
      if (!reduced()) {
        for (let step = 1; step <= 18; step++) {
          const share = step / 18
          clock.textContent = `${Math.ceil(full * share)}${unit}`
          if (counts) score.textContent = `${Math.floor(Number(left) * share)} : ${Math.floor(Number(right) * share)}`
          await pause(95)
        }
      }
      clock.textContent = `${full}${unit}`
      score.textContent = counts ? `${left} : ${right}` : outcome === 1 ? '=' : outcome === 0 ? '‹' : '›'
      one.className = `side${outcome === 0 ? ' winner' : outcome === 2 ? ' loser' : ''}`
      other.className = `side${outcome === 2 ? ' winner' : outcome === 0 ? ' loser' : ''}`
      await pause(350)
    },
  }
})
