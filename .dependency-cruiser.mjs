/** Arrows between packages and layers (docs/architecture.md), and no import cycles. */
const core = '^packages/core/src/'

/**
 * The floors of core, the lowest first, without tests. A module may import its own folder and the floors below. Folders of
 * one floor do not import each other.
 */
const CORE_FLOORS = [
  ['config'],
  ['ports'],
  ['kernel'],
  ['transport'],
  ['check-config'],
  ['features/app'],
  ['features/auth'],
  ['features/access'],
  ['features/messages'],
  ['features/cashier'],
  ['features/account', 'features/content', 'features/lobby'],
  ['features/agency'],
  ['site'],
]

/** The floors of the sandbox, the lowest first. */
const SANDBOX_FLOORS = [['world'], ['engine'], ['handlers']]

/** The floors of the site, the lowest first. */
const SITE_FLOORS = [['texts'], ['components'], ['pages'], ['layout'], ['entry']]

const TESTS = '\\.(test|stories)(-d)?\\.tsx?$|/testing/'

/** A rule for each folder: it imports no folder of its own floor or above. */
function floorRules(root, floors) {
  return floors.flatMap((folders, at) =>
    folders.map((folder) => {
      const closed = floors
        .slice(at)
        .flat()
        .filter((other) => other !== folder)
      return {
        name: `${folder.replace('/', '-')}-imports-no-higher-floor`,
        severity: 'error',
        from: { path: `${root}${folder}/`, pathNot: TESTS },
        to: { path: `${root}(${closed.join('|')})/`, pathNot: TESTS },
      }
    }),
  )
}

const options = {
  forbidden: [
    {
      name: 'no-cycles',
      severity: 'error',
      from: { pathNot: TESTS },
      to: { circular: true },
    },
    {
      name: 'core-imports-no-package-of-ours',
      comment: 'Only tests of core, and the kit of the account tests, may use the sandbox.',
      severity: 'error',
      from: { path: core, pathNot: '\\.test\\.ts$|/testing/test-foyer-on-sandbox\\.ts$' },
      to: { path: '^(packages/(games|react|sandbox)|apps|examples)/|^@foyer/' },
    },
    {
      name: 'endpoints-import-wire-schemas-only',
      severity: 'error',
      from: { path: `${core}(transport|features)/.*(endpoints|-endpoint)\\.ts$` },
      to: {
        path: core,
        pathNot: `${core}(kernel/endpoint|transport/wire-schemas)\\.ts$|/endpoints\\.ts$|/wire-[^/]+\\.ts$|${core}config/(code-lists|spec-constants)\\.ts$`,
      },
    },
    {
      name: 'only-browser-ports-touch-the-browser-door',
      severity: 'error',
      from: { path: core, pathNot: `${core}browser\\.ts$|\\.test\\.ts$` },
      to: { path: `${core}ports/browser\\.ts$` },
    },
    {
      name: 'sandbox-stands-on-the-contract',
      severity: 'error',
      from: { path: '^packages/sandbox/src/', pathNot: '\\.test\\.ts$|^packages/sandbox/src/testing/' },
      to: { path: '^packages/react/|^apps/|^packages/core/src/(?!contract\\.ts|index\\.ts|site\\.ts)' },
    },
    {
      name: 'games-know-no-platform',
      severity: 'error',
      from: { path: '^packages/games/src/' },
      to: { path: '^(packages/(react|sandbox)|apps)/|^packages/core/src/(?!contract\\.ts)' },
    },
    {
      name: 'sandbox-enters-the-games-by-their-door',
      severity: 'error',
      from: { pathNot: '^packages/games/' },
      to: { path: '^packages/games/src/(?!index\\.ts)' },
    },
    {
      name: 'react-never-imports-sandbox',
      severity: 'error',
      from: { path: '^packages/react/src/', pathNot: '\\.(test|stories)\\.tsx?$|/(stories|testing)/' },
      to: { path: '^packages/sandbox/|^apps/' },
    },
    {
      name: 'through-the-doors',
      comment: 'Between packages only the published entries.',
      severity: 'error',
      from: { path: '^(packages/react|apps)/' },
      to: {
        path: '^packages/core/src/(?!(index|browser|contract|site|testing)\\.ts)',
        dependencyTypesNot: ['aliased-tsconfig'],
      },
    },
    {
      name: 'core-floors-know-no-wiring',
      comment: 'The modules at the root of core wire the floors.',
      severity: 'error',
      from: { path: `${core}(config|ports|kernel|transport|check-config|features)/`, pathNot: TESTS },
      to: { path: `${core}[^/]+\\.ts$` },
    },
    ...floorRules(core, CORE_FLOORS),
    ...floorRules('^packages/sandbox/src/', SANDBOX_FLOORS),
    ...floorRules('^apps/m/src/', SITE_FLOORS),
    { name: 'nothing-imports-apps', severity: 'error', from: { pathNot: '^apps/' }, to: { path: '^apps/' } },
    {
      name: 'no-utils',
      severity: 'error',
      from: {},
      to: { path: '/(utils?|helpers?|misc|common)(/|\\.tsx?$)', pathNot: 'node_modules|/text/[a-z]+/common\\.ts$' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|dist-renderer|coverage|\\.cache)/|^packages/react/build/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: { extensions: ['.ts', '.tsx', '.mjs', '.js'] },
  },
}

// biome-ignore lint/style/noDefaultExport: dependency-cruiser reads the default export
export default options
