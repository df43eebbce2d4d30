// @ts-check
import { make, run } from './game.js'

const STEPS = 14

run(({ root, page, pause, reduced }) => {
  /** @type {{ runners: string[] }} */
  const { runners } = page.data
  const track = make('ol', `track${runners.length > 6 ? ' ten' : ''}`)
  track.setAttribute('aria-hidden', 'true')
  const lanes = runners.map((name, at) => {
    const lane = make('li', 'lane')
    const runner = make('b', `runner c${at % 6}`, String(at + 1))
    const way = make('span', 'way')
    const place = make('span', 'finish')
    if (name !== String(at + 1)) lane.append(make('span', 'who', name))
    way.append(runner)
    lane.append(way, place)
    track.append(lane)
    return { lane, runner, place }
  })
  root.append(track)

  /** @param {number} at @param {number} share of the way */
  const move = (at, share) =>
    lanes[at]?.runner.style.setProperty('inset-inline-start', `calc(${share} * (100% - 34px))`)

  function clear() {
    lanes.forEach(({ lane, place }, at) => {
      lane.className = 'lane'
      place.textContent = ''
      move(at, 0)
    })
  }
  clear()

  return {
    start: clear,
    /** @param {{ order: number[] }} view */
    async show({ order }) {
      if (!reduced())
        for (let step = 1; step < STEPS; step++) {
          // The order of arrival shows itself only near the finish.
          order.forEach((at, place) => {
            const even = step / STEPS
            const sway = Math.sin(step * (1 + at * 0.37)) * 0.06 * (1 - even)
            move(at, Math.max(0, Math.min(0.98, even - (place / order.length) * 0.3 * even + sway)))
          })
          await pause(130)
        }
      order.forEach((at, place) => {
        move(at, 1 - (place / order.length) * 0.3)
        const lane = lanes[at]
        if (!lane) return
        lane.place.textContent = String(place + 1)
        if (place === 0) lane.lane.classList.add('first')
      })
      await pause(300)
    },
  }
})
