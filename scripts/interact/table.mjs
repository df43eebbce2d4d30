function median(numbers) {
  const sorted = [...numbers].sort((a, b) => a - b)
  const middle = sorted.length >> 1
  if (sorted.length === 0) return Number.NaN
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
}

const ms = (number) => `${Math.round(number)} ms`
const timesLean = (ours, theirs) => {
  const ratio = median(ours) / median(theirs)
  return Number.isFinite(ratio) ? ratio.toFixed(1) : undefined
}
const spread = (numbers) => `${ms(median(numbers))}, ${ms(Math.max(...numbers))}`
const INTERACTIONS = {
  heart: 'heart on home, median and worst',
  menu: 'side menu opens',
  strip: 'strip tab',
  tab: 'list tab',
  open: 'list opens',
  tiles: 'its tiles are painted',
}
/** How often the lean page's time an interaction may take. The others have limits in ms. */
const TIMES_LEAN = { heart: 3, menu: 2.7, open: 1.2, tiles: 2 }
const MEDIAN_MS = 100
const WORST_MS = 150
const FRAME_MS = 34
const PAINT_RATIO = 1.15
/** Half of what it was when this was first measured. */
const SCRIPT_RATIO = 2.2

/**
 * What was found in all rounds as rows of the table.
 * @param rounds of each contender, parts that were not measured left out; `before` only beside an older build
 * @returns `{ what, foyer, before, lean, ratio, beforeRatio, aim, ok }`: the ratios are multiples of the lean page, and what
 * does not apply is undefined
 */
export function tableOf({ foyer, before = [], lean }) {
  const rows = []
  const all = (rounds, part, figure) => rounds.flatMap((round) => round[part]?.[figure] ?? [])
  const add = (what, part, figure, show, aim, holds) => {
    const [ours, older, theirs] = [foyer, before, lean].map((rounds) => all(rounds, part, figure))
    if (ours.length === 0) return
    rows.push({
      what,
      foyer: show(ours),
      before: older.length === 0 ? undefined : show(older),
      lean: show(theirs),
      ratio: timesLean(ours, theirs),
      beforeRatio: older.length === 0 ? undefined : timesLean(older, theirs),
      aim,
      ok: holds?.(ours, theirs),
    })
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
  const isWithin = (limit) => (ours, theirs) => median(ours) <= limit * median(theirs)
  for (const [figure, title] of Object.entries(INTERACTIONS)) {
    const limit = TIMES_LEAN[figure]
    if (limit === undefined) {
      const holds = (ours) => median(ours) <= MEDIAN_MS && Math.max(...ours) <= WORST_MS
      add(title, 'interactions', figure, spread, `≤ ${MEDIAN_MS}, ≤ ${WORST_MS} ms`, holds)
    } else add(title, 'interactions', figure, spread, `≤ ${limit} × lean`, isWithin(limit))
  }
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
