import { describe, expect, it } from 'vitest'
import { gates, median, summarise, trusted } from './budgets.mjs'
import { withoutScripts } from './strip-scripts.mjs'

const run = (changes) => ({
  path: '/m/home',
  mode: 'simulate',
  variant: 'page',
  benchmark: 2000,
  lcp: 1000,
  fcp: 900,
  layoutShift: 0,
  scriptMs: 100,
  performance: 99,
  rest: { accessibility: 100 },
  ...changes,
})
const bare = (changes) => run({ variant: 'no script', rest: undefined, ...changes })

describe('the verdict on the speed of a page', () => {
  it('takes the number in the middle', () => {
    expect(median([9, 1, 5])).toBe(5)
    expect(median([9, 1, 5, 6])).toBe(5.5)
    expect(() => median([])).toThrow('no numbers')
  })

  it('leaves out rounds of a busy machine, while three remain', () => {
    const good = [run()]
    const busy = [run(), run({ benchmark: 899 })]
    expect(trusted([good, busy, good, good, good])).toEqual({
      rounds: [good, good, good, good],
      dropped: 1,
      slow: false,
    })
    expect(trusted([good, busy, busy, busy, good])).toMatchObject({ dropped: 0, slow: true })
    expect(trusted([good])).toEqual({ rounds: [good], dropped: 0, slow: false })
  })

  it('has the medians of an older build when one is measured beside', () => {
    const runs = [run(), bare(), run({ variant: 'before', lcp: 1500, performance: 88 })]
    const [row] = summarise(runs)
    expect(row.before).toEqual({ lcp: 1500, fcp: 900, scriptMs: 100, performance: 88 })
    expect([row.page.lcp, row.performance]).toEqual([1000, 99])
    expect(gates([row]).every(({ ok }) => ok)).toBe(true)
    expect(summarise(runs.slice(0, 2))[0].before).toBeUndefined()
  })

  it('compares medians with those of the variant, and takes the worst where one miss is a miss', () => {
    const [row, other] = summarise([
      run({ lcp: 1200, layoutShift: 0.02 }),
      run({ lcp: 1000, performance: 90 }),
      run({ lcp: 5000, performance: 95, rest: { accessibility: 97 } }),
      bare({ lcp: 1000 }),
      bare({ lcp: 900 }),
      bare({ lcp: 1100 }),
      run({ mode: 'devtools', rest: undefined }),
      bare({ mode: 'devtools' }),
    ])
    expect(row).toMatchObject({ ratio: 1.2, layoutShift: 0.02, performance: 95, rest: { accessibility: 97 } })
    expect(other).toMatchObject({ mode: 'devtools', ratio: 1, rest: {} })
  })

  it('says of every gate whether it holds', () => {
    const passes = (changes) => gates(summarise([run(changes), bare()])).map(({ ok }) => ok)
    expect(passes({})).toEqual([true, true, true, true])
    expect(passes({ lcp: 1250 })).toEqual([true, true, true, true])
    expect(passes({ lcp: 1251 })).toEqual([false, true, true, true])
    expect(passes({ layoutShift: 0.011 })).toEqual([true, false, true, true])
    expect(passes({ performance: 94 })).toEqual([true, true, false, true])
    expect(passes({ rest: { accessibility: 99 } })).toEqual([true, true, true, false])
  })
})

describe('the variant without scripts', () => {
  it('keeps everything else', () => {
    const html =
      '<link rel="modulepreload" href="/a.js"><link rel="stylesheet" href="/a.css"><script async src="/a.js"></script><p>Text</p><script>\nrun()\n</script>'
    expect(withoutScripts(html)).toBe('<link rel="stylesheet" href="/a.css"><p>Text</p>')
  })
})
