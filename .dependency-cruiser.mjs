/** Arrows between packages and layers (docs/architecture.md), and no import cycles. */
const core = '^packages/core/src/'

/** Feature groups of core, and the groups that each may use. */
const GROUPS = {
  account: ['app', 'auth', 'cashier'],
  agency: ['app', 'auth', 'cashier'],
  app: ['auth', 'lobby'],
  auth: ['app'],
  cashier: ['app', 'auth', 'content'],
  content: ['app', 'auth', 'cashier'],
  lobby: ['app', 'auth', 'cashier'],
}

const options = {
  forbidden: [
    {
      name: 'no-cycles',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'core-imports-no-package-of-ours',
      comment: 'Only tests of core, and the kit of the account tests, may use the sandbox.',
      severity: 'error',
      from: { path: core, pathNot: '\\.test\\.ts$|/testing/test-foyer-on-sandbox\\.ts$' },
      to: { path: '^(packages/(games|react|sandbox)|apps|examples)/|^@foyer/' },
    },
    {
      name: 'kernel-knows-no-domain',
      severity: 'error',
      from: { path: `${core}kernel/`, pathNot: '\\.test\\.ts$' },
      to: {
        path: core,
        pathNot: `${core}(kernel|ports|transport|config)/`,
      },
    },
    {
      name: 'ports-know-nothing',
      severity: 'error',
      from: { path: `${core}ports/`, pathNot: '\\.test\\.ts$' },
      to: { path: core, pathNot: `${core}ports/` },
    },
    {
      name: 'transport-knows-no-feature',
      severity: 'error',
      from: { path: `${core}transport/`, pathNot: '\\.test\\.ts$' },
      to: {
        path: core,
        pathNot: `${core}(kernel|ports|transport|config)/|/endpoints\\.ts$`,
      },
    },
    {
      name: 'endpoints-import-wire-schemas-only',
      severity: 'error',
      from: { path: `${core}(transport|features)/.*(endpoints|-endpoint)\\.ts$` },
      to: {
        path: core,
        pathNot: `${core}transport/(endpoint|wire-schemas)\\.ts$|/endpoints\\.ts$|/wire-[^/]+\\.ts$|${core}config/(code-lists|spec-constants)\\.ts$`,
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
      name: 'site-stands-above-features',
      comment: 'What one mobile site decides is known to no feature.',
      severity: 'error',
      from: { path: `${core}(kernel|transport|ports|config|features)/`, pathNot: '\\.test\\.ts$' },
      to: { path: `${core}site/`, dependencyTypesNot: ['type-only'] },
    },
    // One feature group may use another only along these arrows.
    ...Object.entries(GROUPS).map(([group, others]) => ({
      name: `features-${group}-uses-only-its-arrows`,
      severity: 'error',
      from: { path: `${core}features/${group}/`, pathNot: '\\.test\\.ts$' },
      to: { path: `${core}features/`, pathNot: `${core}features/(${[group, ...others].join('|')})/` },
    })),
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
