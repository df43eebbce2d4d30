// @ts-check
import { make, run } from './game.js'

const PIPS = [[], [4], [0, 8], [0, 4, 8], [0, 2, 6, 8], [0, 2, 4, 6, 8], [0, 2, 3, 5, 6, 8]]

run(({ root, pause, reduced }) => {
  const dome = make('div', 'dome')
  dome.setAttribute('aria-hidden', 'true')
  const dice = [5, 3, 6].map((value) => {
    const die = make('div', 'die')
    for (let pip = 0; pip < 9; pip++) die.append(make('i'))
    dome.append(die)
    face(die, value)
    return die
  })
  const sum = make('p', 'shown')
  const room = make('div', 'room')
  room.append(dome, sum)
  root.append(room)

  /** @param {HTMLElement} die @param {number} value */
  function face(die, value) {
    for (const [index, pip] of [...die.children].entries())
      pip.classList.toggle('on', (PIPS[value] ?? []).includes(index))
    die.classList.toggle('one', value === 1)
  }

  return {
    start() {
      sum.textContent = ''
    },
    /** @param {{ dice: number[] }} view */
    async show({ dice: values }) {
      if (!reduced()) {
        for (let shake = 0; shake < 10; shake++) {
          for (const die of dice) {
            face(die, Math.floor(Math.random() * 6) + 1)
            const [x, y, turn] = [Math.random() * 24 - 12, Math.random() * 30 - 22, Math.random() * 120 - 60]
            die.animate(
              [
                { transform: 'none' },
                { transform: `translate(${x}px, ${y}px) rotate(${turn}deg)` },
                { transform: 'none' },
              ],
              110,
            )
          }
          await pause(100)
        }
      }
      values.forEach((value, index) => {
        const die = dice[index]
        if (die) face(die, value)
      })
      sum.textContent = String(values.reduce((a, b) => a + b, 0))
      await pause(300)
    },
  }
})
