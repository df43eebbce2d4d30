function median(numbers) {
  const sorted = [...numbers].sort((a, b) => a - b)
  const middle = sorted.length >> 1
  if (sorted.length === 0) return Number.NaN
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
}

const ms = (number) => `${Math.round(number)} ms`
const spread = (numbers) => `${ms(median(numbers))}, ${ms(Math.max(...numbers))}`
const INTERACTIONS = {
  heart: 'heart on home',
  menu: 'side menu opens',
  strip: 'strip tab',
  tab: 'list tab',
  open: 'list opens',
}
const MEDIAN_MS = 100
const WORST_MS = 150
const FRAME_MS = 34
const PAINT_RATIO = 1.15
/** Half of what it was when this was first measured. */
const SCRIPT_RATIO = 2.2

/**
 * What was found in all rounds as rows of the table.
 * @param rounds of each contender, parts that were not measured left out
 * @returns `{ what, foyer, lean, aim, ok }`; `aim` and `ok` undefined where there is none
 */
export function tableOf({ foyer, lean }) {
  const rows = []
  const all = (rounds, part, figure) => rounds.flatMap((round) => round[part]?.[figure] ?? [])
  const add = (what, part, figure, show, aim, holds) => {
    const [ours, theirs] = [all(foyer, part, figure), all(lean, part, figure)]
    if (ours.length === 0) return
    rows.push({ what, foyer: show(ours), lean: show(theirs), aim, ok: holds?.(ours, theirs) })
  }
  const middle = (unit) => (numbers) => unit(median(numbers))
  const count = (number) => String(Math.round(number))
  const ratio = (limit) => (ours, theirs) => median(ours.map((own, round) => own / theirs[round])) <= limit

  add('first contentful paint, applied', 'load', 'fcp', middle(ms), `≤ ${PAINT_RATIO} × lean`, ratio(PAINT_RATIO))
  add(
    'script of the first load, applied',
    'load',
    'scriptMs',
    middle(ms),
    `≤ ${SCRIPT_RATIO} × lean`,
    ratio(SCRIPT_RATIO),
  )
  for (const [figure, title] of Object.entries(INTERACTIONS)) {
    add(
      `${title}, median and worst`,
      'interactions',
      figure,
      spread,
      `≤ ${MEDIAN_MS}, ≤ ${WORST_MS} ms`,
      (ours) => median(ours) <= MEDIAN_MS && Math.max(...ours) <= WORST_MS,
    )
  }
  add('its tiles are painted', 'interactions', 'tiles', spread)
  add('scroll: frames', 'scroll', 'frames', middle(count))
  add('scroll: frame, p95', 'scroll', 'p95', middle(ms), `≤ ${FRAME_MS} ms`, (ours) => median(ours) <= FRAME_MS)
  add(
    'scroll: no tile under the thumb',
    'scroll',
    'blank',
    middle((share) => `${share.toFixed(1)} %`),
    '0 %',
    (ours) => median(ours) === 0,
  )
  add('scroll: main thread', 'scroll', 'mainMs', middle(ms))
  add('scroll: layouts', 'scroll', 'layouts', middle(count))
  add('home: nodes', 'counts', 'nodes', middle(count))
  add('home: elements', 'counts', 'elements', middle(count))
  add('home: listeners', 'counts', 'listeners', middle(count))
  return rows
}
