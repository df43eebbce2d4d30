/** What a page has to keep to; ratios are of medians within one run of the script (docs/speed.md). */
const BUDGETS = {
  /** Largest contentful paint, as a multiple of the page's own variant without scripts. */
  lcpRatio: 1.25,
  layoutShift: 0.01,
  performance: 95,
  /** Accessibility, best practices, search engines. */
  rest: 100,
}

/** Below this Lighthouse's own figure for the machine, times mean little. */
const SLOW_MACHINE = 900
/** Fewer good rounds than this say less than all of them. */
const FEWEST_ROUNDS = 3

export function median(numbers) {
  if (numbers.length === 0) throw new Error('no numbers')
  const sorted = [...numbers].sort((a, b) => a - b)
  const middle = sorted.length >> 1
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
}

/**
 * Leaves out the rounds in which the machine was too busy, while enough of them remain.
 * @param rounds arrays of runs, each with its `benchmark`
 */
export function trusted(rounds) {
  const good = rounds.filter((runs) => runs.every(({ benchmark }) => benchmark >= SLOW_MACHINE))
  const enough = good.length >= Math.min(FEWEST_ROUNDS, rounds.length)
  return { rounds: enough ? good : rounds, dropped: enough ? rounds.length - good.length : 0, slow: !enough }
}

/** One row for each page and mode: medians of the page, of its variant and of an older build, and the gated figures. */
export function summarise(runs) {
  const keys = [...new Set(runs.map(({ path, mode }) => `${mode} ${path}`))]
  return keys.map((key) => {
    const [mode, path] = key.split(' ')
    const of = (variant) => runs.filter((run) => run.mode === mode && run.path === path && run.variant === variant)
    const [page, bare, before] = [of('page'), of('no script'), of('before')]
    const middle = (some, field) => median(some.map((run) => run[field]))
    const times = (some) => ({ lcp: middle(some, 'lcp'), fcp: middle(some, 'fcp'), scriptMs: middle(some, 'scriptMs') })
    return {
      path,
      mode,
      page: times(page),
      before: before.length === 0 ? undefined : { ...times(before), performance: middle(before, 'performance') },
      bare: { lcp: middle(bare, 'lcp'), fcp: middle(bare, 'fcp') },
      ratio: middle(page, 'lcp') / middle(bare, 'lcp'),
      // The worst one: a page that jumps now and then jumps.
      layoutShift: Math.max(...page.map((run) => run.layoutShift)),
      performance: middle(page, 'performance'),
      rest: worst(page.map((run) => run.rest).filter((rest) => rest !== undefined)),
    }
  })
}

/** The lowest score of each category. */
function worst(rests) {
  const lowest = {}
  for (const rest of rests) {
    for (const [category, score] of Object.entries(rest)) {
      lowest[category] = Math.min(score, lowest[category] ?? score)
    }
  }
  return lowest
}

/** Every gate of the rows, with whether it holds. */
export function gates(rows) {
  return rows.flatMap(({ path, mode, ratio, layoutShift, performance, rest }) => {
    const at = `${path} ${mode}`
    return [
      {
        what: `${at}: LCP to no script`,
        value: round(ratio),
        limit: `≤ ${BUDGETS.lcpRatio}`,
        ok: ratio <= BUDGETS.lcpRatio,
      },
      {
        what: `${at}: CLS`,
        value: round(layoutShift, 4),
        limit: `≤ ${BUDGETS.layoutShift}`,
        ok: layoutShift <= BUDGETS.layoutShift,
      },
      {
        what: `${at}: performance`,
        value: performance,
        limit: `≥ ${BUDGETS.performance}`,
        ok: performance >= BUDGETS.performance,
      },
      ...Object.entries(rest).map(([category, score]) => ({
        what: `${at}: ${category}`,
        value: score,
        limit: `≥ ${BUDGETS.rest}`,
        ok: score >= BUDGETS.rest,
      })),
    ]
  })
}

function round(number, digits = 2) {
  return Number(number.toFixed(digits))
}
