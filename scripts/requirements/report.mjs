const pad = (text, width) => String(text).padEnd(width)

/** The table for the terminal. */
export function asText({ areas, shown, unknown, lost, total }) {
  const cells = areas.map(
    ({ area, ids, shown: some }) => `${pad(area, 9)} ${String(some.length).padStart(2)}/${pad(ids.length, 3)}`,
  )
  const columns = 5
  const rows = []
  for (let i = 0; i < cells.length; i += columns) rows.push(`    ${cells.slice(i, i + columns).join('  ')}`)
  const lines = [`    ${shown.size} of ${total} requirements have a passing test`, ...rows]
  for (const { id, title, where } of unknown) lines.push(`    no such requirement: ${id} in "${title}" (${where})`)
  if (lost.length > 0) lines.push(`    demanded by scope.yaml, without a passing test: ${lost.join(', ')}`)
  return `${lines.join('\n')}\n`
}

/** The table for people: every id with the tests that show it. */
export function asMarkdown({ areas, shown, total }, tests, idsOfTitle) {
  const byId = new Map()
  for (const test of tests) {
    if (!test.passed) continue
    for (const id of idsOfTitle(test.title))
      byId.set(id, [...(byId.get(id) ?? []), test.title.replace(/^(\s*\[[^\]]+\])+\s*/, '')])
  }
  const lines = [
    '# Requirements and the tests that show them',
    '',
    `${shown.size} of ${total} have a passing test.`,
    '',
  ]
  for (const { area, ids, shown: some } of areas) {
    lines.push(`## ${area} (${some.length} of ${ids.length})`, '', '| id | shown by |', '|---|---|')
    for (const id of ids)
      lines.push(`| ${id} | ${(byId.get(id) ?? ['-']).map((title) => title.replaceAll('|', '\\|')).join('<br>')} |`)
    lines.push('')
  }
  return `${lines.join('\n')}\n`
}
