import postcss from 'postcss'
import stylelint from 'stylelint'
import unsupported from 'stylelint-no-unsupported-browser-features'
import { BROWSERSLIST } from './supported-browsers.mjs'

/** What a browser may do without: the page is whole, and only less pleasant. */
const MISSABLE = [
  // Text that grows in landscape, on phones that do that.
  'text-size-adjust',
  'css-touch-action',
  'css3-cursors',
  'css-overflow-anchor',
  'css-scrollbar',
  // A long list is laid out whole.
  'css-content-visibility',
  // A field of several lines keeps its height.
  'css-resize',
]

const RULE = 'plugin/no-unsupported-browser-features'

const MIX = 'foyer/color-mix-has-fallback'
const WITHOUT_MIX = /not\s*\(color:\s*color-mix/

/**
 * caniuse has no row for `color-mix` (Chrome 111, Safari 16.2). With a `var()` in it an earlier declaration is no fallback
 * either, since browsers find out too late: the same selector has to be dressed in `@supports not (color: color-mix(…))`.
 */
const mixPlugin = stylelint.createPlugin(MIX, (isOn) => (root, result) => {
  if (!isOn) return
  const dressed = new Set()
  root.walkAtRules('supports', (rule) => {
    if (WITHOUT_MIX.test(rule.params))
      rule.walkRules(({ selectors }) => {
        for (const one of selectors) dressed.add(plain(one))
      })
  })
  root.walkDecls((declaration) => {
    const { parent, value } = declaration
    if (!value.includes('color-mix(') || parent.selectors.every((one) => dressed.has(plain(one)))) return
    stylelint.utils.report({
      result,
      node: declaration,
      ruleName: MIX,
      message: `${parent.selector} has no colour without color-mix`,
    })
  })
})

/** As minifiers and people write one selector. */
function plain(selector) {
  return selector.replaceAll('"', '').replace(/\s*([>+])\s*/g, '$1')
}

/** Without what a browser skips that does not know it, which the rule would count as used. */
const withoutGuarded = {
  parse(css, options) {
    const root = postcss.parse(css, options)
    root.walkAtRules('supports', (rule) => {
      if (!rule.params.startsWith('not')) rule.remove()
    })
    return root
  },
  stringify: postcss.stringify,
}

/** @returns one line for each declaration or rule that a supported browser would drop */
export async function checkStyles(files, { cwd = process.cwd() } = {}) {
  const { results } = await stylelint.lint({
    files,
    cwd,
    customSyntax: withoutGuarded,
    config: {
      plugins: [unsupported, mixPlugin],
      rules: {
        [RULE]: [true, { browsers: BROWSERSLIST, ignore: MISSABLE, ignorePartialSupport: true }],
        [MIX]: true,
      },
    },
  })
  return {
    files: results.length,
    problems: results.flatMap(({ source, warnings }) =>
      warnings.map(({ line, column, text }) => `${source.slice(cwd.length + 1)}:${line}:${column} ${text}`),
    ),
  }
}
