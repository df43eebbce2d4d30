// @ts-check
import { art, make, run } from './game.js'

run(({ root, page, pause, reduced, play }) => {
  /** @type {{ fish: { art: string, label: string, times: number }[] }} */
  const { fish } = page.data
  const sea = make('div', 'sea')
  const cannon = make('div', 'gun')
  cannon.append(art('cannon'))
  const swimmers = [...fish, ...fish.slice(0, 3)].map(({ art: name, label, times }, index) => {
    const lane = make('div', `lane lane${index} ${index % 2 ? 'left' : 'right'}`)
    const body = make(
      'button',
      `fish size${Math.min(
        6,
        fish.findIndex((one) => one.art === name),
      )}`,
    )
    body.setAttribute('type', 'button')
    // The list below says the same to people who do not catch moving things.
    body.setAttribute('tabindex', '-1')
    body.setAttribute('aria-label', label)
    body.append(art(name), make('span', '', `${times}×`))
    body.addEventListener('click', () => {
      aimed = body
      play(name)
    })
    lane.append(body)
    sea.append(lane)
    return { name, body }
  })
  sea.append(cannon)
  root.append(sea)
  /** @type {HTMLElement | undefined} */
  let aimed

  return {
    start() {
      for (const { body } of swimmers) body.classList.remove('caught', 'missed')
    },
    /** @param {{ target: string, caught: boolean }} view */
    async show({ target, caught }) {
      const body = aimed ?? swimmers.find(({ name }) => name === target)?.body
      aimed = undefined
      if (!body) return
      const [at, here] = [body.getBoundingClientRect(), sea.getBoundingClientRect()]
      const [x, y] = [at.left + at.width / 2 - here.left, at.top + at.height / 2 - here.top]
      const [fromX, fromY] = [here.width / 2, here.height - 34]
      body.parentElement?.classList.add('held')
      if (!reduced()) {
        cannon.animate(
          [
            { transform: 'translateX(-50%) scale(1)' },
            { transform: 'translateX(-50%) scale(.9)' },
            { transform: 'translateX(-50%)' },
          ],
          220,
        )
        const shot = make('div', 'shot')
        sea.append(shot)
        await shot.animate(
          [{ transform: `translate(${fromX}px, ${fromY}px)` }, { transform: `translate(${x}px, ${y}px)` }],
          { duration: 380, easing: 'linear' },
        ).finished
        shot.className = 'net'
        shot.style.setProperty('transform', `translate(${x}px, ${y}px)`)
        await pause(420)
        shot.remove()
      }
      body.classList.add(caught ? 'caught' : 'missed')
      await pause(600)
      body.parentElement?.classList.remove('held')
      body.classList.remove('missed', 'caught')
    },
  }
})
