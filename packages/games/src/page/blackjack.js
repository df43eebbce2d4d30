// @ts-check
import { cardFace, make, run, seatCards } from './game.js'

/**
 * @typedef {{ cards: string[], total: string, winner: number, free: boolean, doubled: boolean, spoken: string }} Box
 * @typedef {{ boxes: Box[], dealer: string[], dealerTotal: string, dealerSpoken: string, active: number, over: boolean }} View
 */

run(({ root, page, pause, reduced }) => {
  /** @type {{ hands: [string, string], named: string }} */
  const { hands, named } = page.data
  const felt = make('div', 'felt blackjack')
  root.append(felt)

  /** @param {string} whose */
  function createHand(whose) {
    const hand = make('section', 'hand')
    const row = make('div', 'cards')
    const total = make('p', 'total', '\u00a0')
    const title = make('h2', '', whose)
    hand.append(title, row, total)
    return { hand, row, title, total }
  }
  const dealer = createHand(hands[1])
  const boxes = [createHand(hands[0]), createHand(hands[0])]
  const mine = make('div', 'boxes')
  felt.append(dealer.hand, mine)

  /** @param {HTMLElement} row @param {readonly string[]} cards */
  const shown = (row, cards) =>
    cards.every((code, at) => /** @type {HTMLElement} */ (row.children[at])?.dataset.code === code)

  /** @param {HTMLElement} row @param {number} count */
  function seat(row, count) {
    seatCards(row, count, felt.classList.contains('two') && row !== dealer.row ? 2 : 4)
  }

  /** A row is a picture of the cards that it shows; face down they are none. @param {HTMLElement} row @param {string} spoken */
  function name(row, spoken) {
    if (spoken === '') {
      row.removeAttribute('role')
      row.removeAttribute('aria-label')
    } else {
      row.setAttribute('role', 'img')
      row.setAttribute('aria-label', spoken)
    }
  }

  /** Turns over what is new, one card after the other. @param {HTMLElement} row @param {readonly string[]} cards */
  async function lay(row, cards) {
    while (row.children.length > cards.length) row.lastElementChild?.remove()
    seat(row, cards.length)
    for (const [at, code] of cards.entries()) {
      const lying = /** @type {HTMLElement | undefined} */ (row.children[at])
      if (lying?.dataset.code === code) continue
      const face = cardFace(code)
      face.dataset.code = code
      if (lying) lying.replaceWith(face)
      else row.append(face)
      if (!reduced())
        face.animate([{ transform: 'rotateY(90deg) translateY(-12px)' }, { transform: 'none' }], {
          duration: 220,
          easing: 'ease-out',
        })
      await pause(240)
    }
  }

  function clear() {
    felt.classList.remove('two')
    mine.replaceChildren(boxes[0]?.hand ?? '')
    for (const { hand, row, total, title } of [dealer, ...boxes]) {
      hand.className = 'hand'
      row.replaceChildren(...['back', 'back'].map(cardFace))
      seat(row, 2)
      name(row, '')
      total.textContent = '\u00a0'
      if (hand !== dealer.hand) title.textContent = hands[0]
    }
  }
  clear()

  return {
    start: clear,
    /** @param {View} view */
    async show(view) {
      const two = view.boxes.length > 1
      felt.classList.toggle('two', two)
      if (two && mine.children.length < 2) {
        // The pair is parted: each of its cards goes on by itself.
        for (const { row } of boxes) row.replaceChildren()
        mine.replaceChildren(...boxes.map(({ hand }) => hand))
      }
      for (const [at, { cards, total, winner, free, doubled, spoken }] of view.boxes.entries()) {
        const box = boxes[at]
        if (!box) continue
        box.title.textContent = two ? named.replace('{0}', String(at + 1)) : (hands[0] ?? '')
        if (!shown(box.row, cards)) await lay(box.row, cards)
        name(box.row, spoken)
        box.total.textContent = total
        box.hand.className = `hand${view.active === at && two ? ' active' : ''}${winner > 0 ? ' winner' : winner < 0 ? ' loser' : ''}${free ? ' free' : ''}${doubled ? ' doubled' : ''}`
      }
      await lay(dealer.row, view.dealer)
      name(dealer.row, view.dealerSpoken)
      dealer.total.textContent = view.dealerTotal
      if (view.over) {
        dealer.hand.classList.toggle(
          'winner',
          view.boxes.every(({ winner }) => winner < 0),
        )
        await pause(300)
      }
    },
  }
})
