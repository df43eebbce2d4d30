/** Every mutant of a report of Stryker, with its file. Those that were not tried (static, or not compiled) do not count. */
const triedOf = ({ files }) =>
  Object.entries(files).flatMap(([file, { mutants }]) =>
    mutants
      .filter(({ status }) => ['Killed', 'Timeout', 'Survived', 'NoCoverage'].includes(status))
      .map((mutant) => ({ ...mutant, file })),
  )

const isKilled = ({ status }) => status === 'Killed' || status === 'Timeout'

/** Which share the tests noticed, in per cent with one decimal. A test that never ends has noticed, too. */
export function scoreOf(report) {
  const tried = triedOf(report)
  const killed = tried.filter(isKilled).length
  const uncovered = tried.filter(({ status }) => status === 'NoCoverage').length
  const score = tried.length === 0 ? 100 : Math.round((1000 * killed) / tried.length) / 10
  return { score, killed, total: tried.length, uncovered }
}

/** A line for each mutant that no test noticed: where it is, and what stood in place of the code. */
export function survivorsOf(report) {
  return triedOf(report)
    .filter((mutant) => !isKilled(mutant))
    .map(
      ({ file, location, mutatorName, replacement, status }) =>
        `${file}:${location.start.line}:${location.start.column} ${status} ${mutatorName} ${JSON.stringify(replacement ?? '')}`,
    )
}
