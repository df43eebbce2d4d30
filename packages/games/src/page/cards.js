// @ts-check
import { cardFace, make, run, seatCards } from './game.js'

run(({ root, page, pause, reduced }) => {
  /** @type {{ hands: string[] }} */
  const { hands: names } = page.data
  const felt = make('div', `felt hands${names.length}`)
  felt.setAttribute('aria-hidden', 'true')
  const hands = names.map((name) => {
    const hand = make('section', 'hand')
    const row = make('div', 'cards')
    const total = make('p', 'total')
    hand.append(make('h2', '', name), row, total)
    felt.append(hand)
    return { hand, row, total }
  })
  root.append(felt)

  function clear() {
    const backs = names.length === 1 || page.options.some(({ id }) => id === 'dragon') ? 1 : 2
    for (const { hand, row, total } of hands) {
      hand.classList.remove('winner', 'loser')
      row.replaceChildren(...Array.from({ length: backs }, () => cardFace('back')))
      seatCards(row, backs, 2)
      total.textContent = '\u00a0'
    }
  }
  clear()

  return {
    start: clear,
    /** @param {{ hands: string[][], totals: string[], winner: number }} view */
    async show({ hands: dealt, totals, winner }) {
      clear()
      const most = Math.max(...dealt.map((cards) => cards.length))
      for (const [index, { row }] of hands.entries())
        seatCards(row, Math.max(row.children.length, dealt[index]?.length ?? 0), 2)
      for (let at = 0; at < most; at++) {
        for (const [index, cards] of dealt.entries()) {
          const code = cards[at]
          const row = hands[index]?.row
          if (code === undefined || !row) continue
          const face = cardFace(code)
          const back = row.children[at]
          if (back) back.replaceWith(face)
          else row.append(face)
          if (!reduced())
            face.animate([{ transform: 'rotateY(90deg) translateY(-12px)' }, { transform: 'none' }], {
              duration: 220,
              easing: 'ease-out',
            })
          await pause(at < 2 ? 170 : 380)
        }
      }
      hands.forEach(({ hand, row, total }, index) => {
        while (row.children.length > (dealt[index]?.length ?? 0)) row.lastElementChild?.remove()
        total.textContent = totals[index] ?? ''
        if (winner >= 0) hand.classList.add(index === winner ? 'winner' : 'loser')
      })
      await pause(350)
    },
  }
})
