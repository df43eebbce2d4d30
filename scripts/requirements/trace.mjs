/** The ids a test title claims: those in square brackets at its start. */
export function idsOfTitle(title) {
  const head = /^(\s*\[[A-Z0-9]+-\d+\])+/.exec(title)
  return head ? [...head[0].matchAll(/\[([A-Z0-9]+-\d+)\]/g)].map((match) => match[1]) : []
}

/** `{title, passed, where}` of every test in a Vitest JSON report. */
export function vitestTests(report) {
  return report.testResults.flatMap((file) =>
    file.assertionResults.map((test) => ({ title: test.title, passed: test.status === 'passed', where: file.name })),
  )
}

/** The same of a Playwright JSON report. */
export function playwrightTests(report) {
  const found = []
  const walk = (suite) => {
    for (const spec of suite.specs ?? []) {
      const ran = spec.tests.some((test) => test.results.length > 0 && test.status !== 'skipped')
      found.push({ title: spec.title, passed: ran && spec.ok, where: spec.file })
    }
    for (const inner of suite.suites ?? []) walk(inner)
  }
  for (const suite of report.suites) walk(suite)
  return found
}

/** Holds tests against the catalogue. */
export function trace(catalogue, scope, tests) {
  const known = new Set(catalogue.map((row) => row.id))
  const shown = new Set()
  const unknown = []
  for (const test of tests) {
    for (const id of idsOfTitle(test.title)) {
      if (!known.has(id)) unknown.push({ id, title: test.title, where: test.where })
      else if (test.passed) shown.add(id)
    }
  }
  const areas = new Map()
  for (const { id } of catalogue) {
    const area = areaOf(id)
    const row = areas.get(area) ?? { area, ids: [], shown: [] }
    row.ids.push(id)
    if (shown.has(id)) row.shown.push(id)
    areas.set(area, row)
  }
  const demanded = [
    ...catalogue.filter((row) => scope.areas.includes(areaOf(row.id))).map((row) => row.id),
    ...scope.ids,
  ]
  const lost = [...new Set(demanded)].filter((id) => !shown.has(id))
  return { areas: [...areas.values()], shown, unknown, lost, total: known.size }
}

function areaOf(id) {
  return id.replace(/-\d+$/, '')
}
