// @ts-check
import { art, make, makeSvg, run } from './game.js'

run(({ root, reduced, pause }) => {
  const sky = make('div', 'sky')
  sky.setAttribute('aria-hidden', 'true')
  const svg = makeSvg('svg', { viewBox: '0 0 100 60', preserveAspectRatio: 'none' })
  const trail = makeSvg('path', { d: '', 'vector-effect': 'non-scaling-stroke' })
  svg.append(trail)
  const rocket = make('div', 'rocket')
  rocket.append(art('rocket'))
  const count = make('p', 'count', '1.00×')
  sky.append(svg, rocket, count)
  root.append(sky)

  /** @param {number} share 0 to 1 */
  function fly(share) {
    const [x, y] = [6 + share * 80, 54 - share ** 1.8 * 40]
    trail.setAttribute('d', `M6 54Q${6 + share * 48} ${54 - share ** 2 * 4} ${x} ${y}`)
    // Also on its ramp it stays in the picture.
    rocket.style.setProperty('inset-inline-start', `max(${x}%, 42px)`)
    rocket.style.setProperty('inset-block-start', `min(${(y / 60) * 100}%, 100% - 38px)`)
  }
  fly(0)

  return {
    start() {
      sky.classList.remove('burst', 'safe')
      count.textContent = '1.00×'
      fly(0)
    },
    /** @param {{ target: number, reached: number, won: boolean }} view */
    async show({ target, reached, won }) {
      const end = won ? 1 : Math.max(0.02, Math.min(0.96, Math.log(reached / 100) / Math.log(target / 100)))
      if (!reduced()) {
        const steps = Math.max(4, Math.round(40 * end))
        for (let step = 1; step <= steps; step++) {
          const share = (end * step) / steps
          count.textContent = `${Math.min(reached / 100, (target / 100) ** share).toFixed(2)}×`
          fly(share)
          await pause(38)
        }
      } else fly(end)
      count.textContent = `${(reached / 100).toFixed(2)}×`
      sky.classList.add(won ? 'safe' : 'burst')
      await pause(500)
    },
  }
})
