// @ts-check
import { cardFace, make, run } from './game.js'

run(({ root, page, pause, reduced }) => {
  /** @type {{ pays: [string, string][], held: string, hand: string }} */
  const { pays, held: heldText, hand: handText } = page.data
  const table = make('table', 'pays')
  const rows = pays.map(([label, times]) => {
    const row = make('tr')
    const name = make('th', '', label)
    name.setAttribute('scope', 'row')
    row.append(name, make('td', '', times))
    table.append(row)
    return row
  })
  const hand = make('div', 'five')
  hand.setAttribute('role', 'group')
  hand.setAttribute('aria-label', handText)
  root.append(table, hand)

  /** Places that are held. @type {Set<number>} */
  const held = new Set()

  const places = Array.from({ length: 5 }, (_, at) => {
    const place = /** @type {HTMLButtonElement} */ (make('button', 'place'))
    place.type = 'button'
    place.addEventListener('click', () => {
      if (held.has(at)) held.delete(at)
      else held.add(at)
      mark(at)
    })
    hand.append(place)
    return place
  })

  /** @param {number} at */
  function mark(at) {
    places[at]?.setAttribute('aria-pressed', String(held.has(at)))
  }

  /** @param {number} at @param {string} code @param {string} spoken */
  function lay(at, code, spoken) {
    const place = places[at]
    if (!place) return
    place.dataset.code = code
    const mark = make('span', 'held', heldText)
    mark.setAttribute('aria-hidden', 'true')
    place.replaceChildren(cardFace(code), mark)
    // Face down it is nothing to talk about, and disabled.
    place.ariaHidden = String(spoken === '')
    place.ariaLabel = spoken || null
    if (!reduced() && code !== 'back')
      place.firstElementChild?.animate([{ transform: 'rotateY(90deg)' }, { transform: 'none' }], {
        duration: 200,
        easing: 'ease-out',
      })
  }

  function clear() {
    held.clear()
    for (const row of rows) row.className = ''
    places.forEach((place, at) => {
      lay(at, 'back', '')
      mark(at)
      place.disabled = true
    })
  }
  clear()

  return {
    start: clear,
    move: (id) => `${id}:${[...held].sort().join(',')}`,
    /** @param {{ cards: string[], spoken: string[], held: number[], row: number, over: boolean }} view */
    async show(view) {
      for (const at of view.held) held.add(at)
      for (const [at, code] of view.cards.entries()) {
        const place = places[at]
        if (!place) continue
        if (place.dataset.code !== code) {
          lay(at, code, view.spoken[at] ?? '')
          await pause(150)
        }
        place.disabled = view.over
        mark(at)
      }
      rows.forEach((row, at) => {
        row.className = at === view.row ? (view.over ? 'won' : 'now') : ''
      })
      if (view.over) await pause(350)
    },
  }
})
