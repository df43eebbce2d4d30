/** PDATA-09, PCALL-10: what an agent still has to sign; non-empty means required. */
export interface ContractInfo {
  readonly dailysalreqtype?: unknown
  readonly divtypecompperiodreq?: unknown
  readonly contracthoursalreq?: unknown
}

export type ContractKind = 'dailySalary' | 'dividend' | 'hourlySalary'

const FIELDS: readonly (readonly [keyof ContractInfo, ContractKind])[] = [
  ['dailysalreqtype', 'dailySalary'],
  ['divtypecompperiodreq', 'dividend'],
  ['contracthoursalreq', 'hourlySalary'],
]

/** The contracts that are asked for, in this order. Who is asked at all: `access.may('contracts')`. */
export function requiredContracts(info: ContractInfo): readonly ContractKind[] {
  return FIELDS.flatMap(([field, kind]) => (isEmpty(info[field]) ? [] : [kind]))
}

/** Nothing, false, zero, blank text, an empty list or object; the text '0' is something (CONTRACT-01). */
function isEmpty(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() === ''
  if (typeof value === 'object' && value !== null) return Object.keys(value).length === 0
  return !value
}
