// @ts-check
import { make, makeSvg, run } from './game.js'

run(({ root, page, reduced, pause }) => {
  /** @type {{ slices: { label: string, colour: string }[] }} */
  const { slices } = page.data
  const angle = 360 / slices.length
  const holder = make('div', 'wheel')
  holder.setAttribute('aria-hidden', 'true')
  const svg = makeSvg('svg', { viewBox: '-110 -110 220 220' })
  const disc = makeSvg('g', { class: 'disc' })
  svg.append(makeSvg('circle', { r: 107, class: 'rim' }), disc)
  slices.forEach(({ label, colour }, index) => {
    const half = ((angle / 2) * Math.PI) / 180
    const [x, y] = [Math.sin(half) * 100, -Math.cos(half) * 100]
    const slice = makeSvg('g', { transform: `rotate(${index * angle})` })
    const mark = makeSvg('text', { y: -86, class: slices.length > 40 ? 'small' : '' })
    mark.textContent = label
    slice.append(makeSvg('path', { class: `slice ${colour}`, d: `M0 0L${-x} ${y}A100 100 0 0 1 ${x} ${y}Z` }), mark)
    disc.append(slice)
  })
  disc.append(makeSvg('circle', { r: 58, class: 'plate' }), makeSvg('circle', { r: 14, class: 'hub' }))
  svg.append(makeSvg('path', { class: 'pointer', d: 'M-9 -110H9L0 -90Z' }))
  const shown = make('p', 'shown')
  holder.append(svg, shown)
  const room = make('div', 'room')
  room.append(holder)
  root.append(room)
  let turned = 0

  return {
    start() {
      shown.textContent = ''
    },
    /** @param {{ at: number }} view */
    async show({ at }) {
      const from = turned
      const to = -at * angle
      turned = to
      disc.style.setProperty('transform', `rotate(${to}deg)`)
      if (!reduced()) {
        // Four whole turns more, so that it always goes the same way round.
        const keyframes = [{ transform: `rotate(${from - 1440 - 360}deg)` }, { transform: `rotate(${to}deg)` }]
        await disc.animate(keyframes, { duration: 3000, easing: 'cubic-bezier(.12,.6,.2,1)' }).finished
      }
      const slice = slices[at]
      shown.textContent = slice?.label ?? ''
      shown.dataset.colour = slice?.colour ?? ''
      await pause(400)
    },
  }
})
