import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import postcss, { type Rule } from 'postcss'
import { afterEach, expect, it } from 'vitest'

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
