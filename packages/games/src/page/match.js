// @ts-check
import { art, make, run } from './game.js'

run(({ root, page, pause, reduced }) => {
  /** @type {{ sport: string, art: string, fixtures: string[][] }} */
  const { sport, art: drawing, fixtures } = page.data
  const pitch = make('div', `pitch ${sport}`)
  pitch.setAttribute('aria-hidden', 'true')
  const score = make('p', 'score', '– : –')
  const [one, other] = [make('p', 'side', fixtures[0]?.[0]), make('p', 'side', fixtures[0]?.[1])]
  const sign = make('div', 'sign')
  sign.append(art(drawing))
  const board = make('div', 'board')
  board.append(one, score, other)
  const periods = make('table', 'periods')
  pitch.append(sign, board, periods)
  root.append(pitch)

  /** @param {string} name @param {number[]} parts */
  function line(name, parts) {
    const row = make('tr')
    row.append(make('th', '', name), ...parts.map((part) => make('td', '', String(part))))
    return row
  }

  return {
    start() {
      one.className = other.className = 'side'
      score.textContent = '– : –'
      periods.replaceChildren()
    },
    /** @param {{ at: number, outcome: number, score: string[], periods: [number[], number[]] }} view */
    async show({ at, outcome, score: [left = '', right = ''], periods: [home, away] }) {
      const [first = '', second = ''] = fixtures[at] ?? []
      one.textContent = first
      other.textContent = second
      for (let played = reduced() ? home.length : 1; home.length > 0 && played <= home.length; played++) {
        const head = line(
          '',
          home.slice(0, played).map((_, index) => index + 1),
        )
        head.className = 'head'
        periods.replaceChildren(head, line(first, home.slice(0, played)), line(second, away.slice(0, played)))
        await pause(Math.max(220, 1600 / home.length))
      }
      if (home.length === 0) await pause(900)
      const counts = /^\d+$/.test(left)
      score.textContent = counts ? `${left} : ${right}` : outcome === 1 ? '=' : outcome === 0 ? '‹' : '›'
      one.className = `side${outcome === 0 ? ' winner' : outcome === 2 ? ' loser' : ''}`
      other.className = `side${outcome === 2 ? ' winner' : outcome === 0 ? ' loser' : ''}`
      await pause(350)
    },
  }
})
