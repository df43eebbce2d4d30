// @ts-check
import { make, run } from './game.js'

run(({ root, page, pause, reduced }) => {
  /** @type {{ of: number, drawn: number, zero?: boolean }} */
  const { drawn, of, zero } = page.data
  const drum = make('div', 'drum')
  const tray = make('div', `tray of${drawn}`)
  drum.setAttribute('aria-hidden', 'true')
  tray.setAttribute('aria-hidden', 'true')
  for (let index = 0; index < 14; index++) drum.append(make('i', `ball c${index % 6} at${index}`))
  const room = make('div', 'room')
  room.append(drum, tray)
  root.append(room)

  function clear() {
    tray.replaceChildren(...Array.from({ length: drawn }, () => make('i', 'ball empty')))
    for (const cell of document.querySelectorAll('.pick button')) cell.classList.remove('drawn', 'right')
  }
  clear()
  /** @param {number} number */
  const colour = (number) => `c${Math.floor(((zero ? number : number - 1) / of) * 6)}`

  return {
    start: clear,
    reset: clear,
    /** `places` are the right ones where the order counts. @param {{ balls: number[], mine: number[], hits: number[], places?: number[] }} view */
    async show({ balls, hits, mine, places }) {
      clear()
      /** @param {number} index @param {number} number */
      const right = (index, number) => places?.includes(index) ?? hits.includes(number)
      drum.classList.add('rolling')
      await pause(700)
      const cells = places ? [] : [...document.querySelectorAll('.pick button')]
      if (places) document.dispatchEvent(new CustomEvent('picked', { detail: mine }))
      for (const cell of cells) if (mine.includes(Number(cell.textContent))) cell.setAttribute('aria-pressed', 'true')
      for (const [index, number] of balls.entries()) {
        const ball = make('i', `ball ${colour(number)}${right(index, number) ? ' right' : ''}`)
        ball.append(make('b', '', String(number)))
        tray.children[index]?.replaceWith(ball)
        cells
          .find((cell) => cell.textContent === String(number))
          ?.classList.add('drawn', ...(hits.includes(number) ? ['right'] : []))
        if (!reduced())
          ball.animate(
            [
              { transform: 'translateY(-70px) scale(.4)', opacity: 0 },
              { transform: 'translateY(6px)' },
              { transform: 'none' },
            ],
            { duration: 320, easing: 'ease-out' },
          )
        await pause(drawn > 6 ? 190 : 330)
      }
      drum.classList.remove('rolling')
      await pause(250)
    },
  }
})
