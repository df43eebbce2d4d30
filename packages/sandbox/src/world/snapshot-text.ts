import type { SandboxSnapshot } from './snapshot.ts'

/** Rows that are never changed, only replaced: their texts are kept. The other sections are short, or change whole. */
const ROW_SECTIONS: ReadonlySet<string> = new Set([
  'bets',
  'deposits',
  'withdrawals',
  'turnover',
  'attempts',
  'entries',
])

/**
 * Writes snapshots as JSON, at the cost of what has changed since the last one: the text of a row is kept as long as its
 * snapshot has the same row (`save-world.ts`).
 */
export function createSnapshotWriter(): (snapshot: SandboxSnapshot) => string {
  const texts = new WeakMap<object, string>()
  const rowText = (row: object): string => {
    const text = texts.get(row) ?? JSON.stringify(row)
    texts.set(row, text)
    return text
  }
  const fieldText = (name: string, value: unknown): string =>
    ROW_SECTIONS.has(name) && isRows(value) ? `[${value.map(rowText).join()}]` : JSON.stringify(value)
  const objectText = (value: object): string => {
    const fields = Object.entries(value).filter(([, field]) => field !== undefined)
    return `{${fields.map(([name, field]) => `${JSON.stringify(name)}:${fieldText(name, field)}`).join()}}`
  }
  return ({ journal, ...rest }) => {
    const text = objectText(rest)
    return journal === undefined ? text : `${text.slice(0, -1)},"journal":${objectText(journal)}}`
  }
}

function isRows(value: unknown): value is readonly object[] {
  return Array.isArray(value) && value.every((row) => typeof row === 'object' && row !== null)
}
