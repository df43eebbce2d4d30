import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import postcss, { type Rule } from 'postcss'
import { afterEach, describe, expect, it } from 'vitest'
import { broadHas } from './testing/broad-has.ts'

/** The rules of a style sheet and of what it imports. */
function rulesOf(file: string): readonly Rule[] {
  const rules: Rule[] = []
  const sheet = postcss.parse(readFileSync(file, 'utf8'))
  sheet.walkAtRules('import', ({ params }) => {
    rules.push(...rulesOf(join(dirname(file), params.replaceAll('"', ''))))
  })
  sheet.walkRules((rule) => {
    const { parent } = rule
    if (parent?.type !== 'atrule' || !('name' in parent) || parent.name !== 'keyframes') rules.push(rule)
  })
  return rules
}

const setsOnlyProperties = (rule: Rule) =>
  rule.nodes.every((node) => node.type !== 'decl' || node.prop.startsWith('--fy-'))

/** A page that knows nothing of us. */
const FOREIGN = `
  <header class="hero"><h1>News</h1><a href="/">Home</a><img alt=""><svg></svg></header>
  <main tabindex="-1"><p>Words</p><ul class="list notify-bar"><li>One</li></ul><ol><li>One</li></ol><dl><dt>A</dt><dd>B</dd></dl>
    <figure></figure><table><tr><td></td></tr></table><dialog open></dialog>
    <form class="verify-form"><fieldset><label>Name <input></label><select></select><textarea></textarea><button disabled>Go</button></fieldset></form>
    <div hidden></div><section id="ours" class="part"></section>
  </main>`

afterEach(() => {
  document.body.innerHTML = ''
})

/** Those of the selectors that match something in the document. */
const touched = (selectors: readonly string[]) =>
  selectors
    // What stands before, after or behind an element is part of it. States match while they are there.
    .map((selector) =>
      selector.replace(/::[\w-]+(\([^)]*\))?/g, '').replace(/:(hover|active|focus-visible|focus)\b/g, ':is(*)'),
    )
    .filter((selector) => document.querySelector(selector === '' ? '*' : selector) !== null)

it.each(['styles.css', 'deposit.css', 'lottery.css', 'member.css', 'promotion.css', 'records.css', 'rewards.css'])(
  '%s styles no element of the page around',
  (sheet) => {
    document.body.innerHTML = FOREIGN
    const rules = rulesOf(join(import.meta.dirname, sheet)).filter((rule) => !setsOnlyProperties(rule))
    expect(rules.length).toBeGreaterThan(20)
    expect(touched(rules.flatMap(({ selectors }) => selectors))).toEqual([])
  },
)

it('what styles such elements is found: reset.css does', () => {
  document.body.innerHTML = FOREIGN
  const selectors = rulesOf(join(import.meta.dirname, 'reset.css')).flatMap((rule) => rule.selectors)
  expect(touched(selectors)).toEqual(expect.arrayContaining(['html', 'body', 'h1', 'a', 'button', 'img']))
})

describe('`:has()` that restyles the page', () => {
  const ROOT = join(import.meta.dirname, '../../..')

  /** The selector of a rule, with those of the rules around it. */
  function selectorOf({ selector, parent }: Rule): string {
    let around = parent
    while (around !== undefined && around.type !== 'rule') around = around.parent as typeof around
    if (around === undefined) return selector
    const outer = `:is(${selectorOf(around as Rule)})`
    return selector.includes('&') ? selector.replaceAll('&', outer) : `${outer} ${selector}`
  }

  const broadIn = (css: string) => {
    const found: string[] = []
    postcss.parse(css).walkRules((rule) => {
      const { parent } = rule
      if (parent?.type === 'atrule' && 'name' in parent && parent.name === 'keyframes') return
      const why = broadHas(selectorOf(rule))
      if (why.length > 0) found.push(`${rule.selector}: ${why.join()}`)
    })
    return found
  }

  const sheets = ['packages/react/src', 'apps/m/src', 'examples/merchant-site/src'].flatMap((dir) =>
    readdirSync(join(ROOT, dir), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.css'))
      .map((file) => join(dir, file)),
  )

  it('looks at all style sheets of the site, also at those of pages that load later', () => {
    expect(sheets).toEqual(
      expect.arrayContaining([
        'packages/react/src/base.css',
        'packages/react/src/team.css',
        'apps/m/src/site.css',
        'apps/m/src/pages/agent-home/agent.css',
      ]),
    )
  })

  it.each(sheets)('is not in %s', (sheet) => {
    expect(broadIn(readFileSync(join(ROOT, sheet), 'utf8'))).toEqual([])
  })

  it.each([
    ['html:has(dialog[open])', 'page'],
    ['HTML:has(.a)', 'page'],
    [':root:has(.a) .b', 'page'],
    ['body:has(.a)', 'page'],
    ['body.b:has(.a) .c', 'page'],
    ['#root:has(.a)', 'page'],
    ['.site-frame:has(> .a)', 'page'],
    ['.site-frame:not([data-menu]):has(> .site-main .a) > .b', 'page'],
    ['.b, html:has(.a)', 'page'],
    ['html:not(:has(.a)) .b', 'page'],
    ['html:not(.b:has(.a)) .c', 'page'],
    [':is(html, .b):has(.a)', 'page'],
    [':where(.b, .c > body):has(.a) .d', 'page'],
    [':is(html:has(.a)) .b', 'page'],
    ['.c:is(body:has(.a) .b)', 'page'],
    [':has(.a) .b', 'page'],
    ['*:has(.a) > .b', 'page'],
    [':not(:has(.a)) .b', 'page'],
    ['html:nth-child(1 of :has(.a)) .b', 'page'],
    ['.a:has(+ .b) > :empty', 'subject'],
    ['.a:not(:has(:focus-visible)) > *', 'subject'],
    ['.a:has(.b) > :not(.c)', 'subject'],
    ['.a:has(.b) ::before', 'subject'],
    ['.a:has(.b) :is(.c, *)', 'subject'],
    [':is(.a:has(.b), .c) :first-child', 'subject'],
    [':is(.a:has(.b) *)', 'subject'],
    [':has(.a)', 'page,subject'],
  ])('is found in %s', (selector, why) => {
    expect(broadIn(`@layer a { ${selector} { color: red } }`)).toEqual([`${selector}: ${why}`])
  })

  it.each([
    ['html { .b &:has(.a) { color: red } }', '.b &:has(.a): page'],
    ['html { &:has(.a) .b { color: red } }', '&:has(.a) .b: page'],
    ['.a:has(.b) { > * { color: red } }', '> *: subject'],
    ['.a:has(.b) { @media print { * { color: red } } }', '*: subject'],
  ])('is found in the nested rules %s', (css, found) => {
    expect(broadIn(css)).toEqual([found])
  })

  it.each([
    '.a:has(.b)',
    '.a:has(> *) > .c',
    '.a:has(.b)::before',
    '.a:has(.b) > [data-c]',
    '.a:has(.b) li',
    '.a:has(.b) :is(.c, .d)',
    'html .a:has(.b) .c',
    'html[data-fy-modal] *',
    ':is(.a, .b):has(.c)',
    '.a:not(:has(.b)) .c',
    '.a:is(:has(.b)) .c',
    ':not(.a) > .b:has(.c)',
  ])('is not found in %s', (selector) => {
    expect(broadIn(`${selector} { color: red }`)).toEqual([])
  })
})
