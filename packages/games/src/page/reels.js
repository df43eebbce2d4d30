// @ts-check
import { art, make, makeSvg, run } from './game.js'

/** @typedef {{ line: number, symbol: number, count: number, times: number }} Win */

const ROWS = 3
const SPIN = 14

run(({ root, page, reduced, pause }) => {
  /** @type {{ lines: number[][], symbols: { art?: string, text?: string }[],
   *   tops: { art: string, count: number, times: string }[] }} */
  const { lines, symbols, tops } = page.data
  const count = lines[0]?.length ?? 5

  /** @param {number} symbol */
  const cell = (symbol) => {
    const { art: name, text } = symbols[symbol] ?? {}
    const node = make('div', `cell${text === 'WILD' ? ' wild' : text ? ` letter l${symbol}` : ''}`)
    node.append(name ? art(name) : make('span', '', text ?? ''))
    return node
  }
  const any = () => Math.floor(Math.random() * symbols.length)

  const frame = make('div', `reels of${count}`)
  frame.setAttribute('aria-hidden', 'true')
  const strips = Array.from({ length: count }, () => {
    const reel = make('div', 'reel')
    const strip = make('div', 'strip')
    for (let row = 0; row < ROWS; row++) strip.append(cell(any()))
    reel.append(strip)
    frame.append(reel)
    return strip
  })
  const overlay = makeSvg('svg', {
    class: 'overlay',
    viewBox: `0 0 ${count * 10} ${ROWS * 10}`,
    preserveAspectRatio: 'none',
  })
  frame.append(overlay)
  // The rules say the same in words.
  const best = make('ul', 'tops')
  best.setAttribute('aria-hidden', 'true')
  for (const { art: name, count: run, times } of tops) {
    const item = make('li')
    item.append(art(name), make('span', '', `×${run}`), make('b', '', `${times}×`))
    best.append(item)
  }
  root.append(best, frame)

  /** @param {number[]} line */
  const points = (line) => line.map((row, reel) => `${reel * 10 + 5},${row * 10 + 5}`).join(' ')

  const help = document.getElementById('game-lines')
  if (help) {
    help.append(make('h3', '', page.texts.lines))
    const grid = make('div', 'lines')
    lines.forEach((line, index) => {
      const svg = makeSvg('svg', {
        viewBox: `0 0 ${count * 10} ${ROWS * 10}`,
        role: 'img',
        'aria-label': `${index + 1}: ${line.map((row) => row + 1).join(' ')}`,
      })
      for (let reel = 0; reel < count; reel++)
        for (let row = 0; row < ROWS; row++)
          svg.append(makeSvg('circle', { cx: reel * 10 + 5, cy: row * 10 + 5, r: 1.6 }))
      svg.append(makeSvg('polyline', { points: points(line) }))
      grid.append(svg)
    })
    help.append(grid)
  }

  function clear() {
    overlay.replaceChildren()
    for (const node of frame.querySelectorAll('.hit, .dim')) node.classList.remove('hit', 'dim')
  }

  return {
    start: clear,
    /** @param {{ grid: number[][], wins: Win[] }} view */
    async show({ grid, wins }) {
      clear()
      await Promise.all(
        strips.map(async (strip, reel) => {
          const old = [...strip.children].slice(0, ROWS)
          const fresh = (grid[reel] ?? []).map(cell)
          if (reduced()) return strip.replaceChildren(...fresh)
          strip.replaceChildren(...fresh, ...Array.from({ length: SPIN }, () => cell(any())), ...old)
          const total = strip.children.length
          const move = strip.animate(
            [
              { transform: `translateY(-${((total - ROWS) / total) * 100}%)` },
              { transform: 'translateY(2%)', offset: 0.94 },
              { transform: 'none' },
            ],
            { duration: 650 + reel * 190, easing: 'cubic-bezier(.25,.55,.35,1)' },
          )
          await move.finished
          strip.replaceChildren(...fresh)
        }),
      )
      if (wins.length === 0) return
      const hit = new Set()
      for (const { line, count: run } of wins)
        for (const [reel, row] of (lines[line] ?? []).slice(0, run).entries()) hit.add(`${reel} ${row}`)
      for (const [reel, strip] of strips.entries())
        for (const [row, node] of [...strip.children].entries())
          node.classList.add(hit.has(`${reel} ${row}`) ? 'hit' : 'dim')
      for (const { line, count: run } of [...wins].sort((a, b) => b.times - a.times).slice(0, 5)) {
        overlay.append(
          makeSvg('polyline', {
            points: points((lines[line] ?? []).slice(0, run)),
            'vector-effect': 'non-scaling-stroke',
          }),
        )
      }
      await pause(500)
    },
  }
})
