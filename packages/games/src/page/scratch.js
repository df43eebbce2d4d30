// @ts-check
import { art, make, run } from './game.js'

run(({ root, page, pause, reduced }) => {
  /** @type {{ symbols: { art: string }[] }} */
  const { symbols } = page.data
  const ticket = make('div', 'ticket')
  ticket.setAttribute('aria-hidden', 'true')
  const fields = Array.from({ length: 9 }, () => {
    const field = make('div', 'field')
    ticket.append(field)
    return field
  })
  root.append(ticket)

  function cover() {
    for (const field of fields) {
      field.className = 'field'
      field.replaceChildren()
    }
  }

  return {
    start: cover,
    /** @param {{ fields: number[], symbol: number | null }} view */
    async show({ fields: shown, symbol }) {
      cover()
      for (const [index, field] of fields.entries()) {
        const at = shown[index] ?? 0
        field.append(art(symbols[at]?.art ?? 'coin'))
        field.classList.add('open')
        if (!reduced())
          field.animate([{ clipPath: 'inset(0 100% 0 0)' }, { clipPath: 'inset(0)' }], {
            duration: 200,
            easing: 'ease-out',
          })
        await pause(150)
      }
      if (symbol === null) return
      for (const [index, at] of shown.entries()) fields[index]?.classList.add(at === symbol ? 'hit' : 'dim')
      await pause(450)
    },
  }
})
