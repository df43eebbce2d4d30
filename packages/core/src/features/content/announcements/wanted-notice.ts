import type { Announcement } from './types.ts'

/** The notice that an address asks for: by its id behind the `#`, else by its position, which counts from 0 (NOTICE-07). */
export type WantedNotice = { readonly id: number } | { readonly index: number }

const ID = /^\d{1,15}$/
const POSITION = /^\d{1,5}$/

/** Undefined where the address asks for none, or for what is no id and no position. */
export function readWantedNotice(address: {
  /** `index` of the query. */
  readonly index: string | undefined
  /** Without the `#`. */
  readonly hash: string
}): WantedNotice | undefined {
  const { index, hash } = address
  if (ID.test(hash)) return { id: Number(hash) }
  return index !== undefined && POSITION.test(index) ? { index: Number(index) } : undefined
}

/** The id of the wanted one in a list as it is shown; undefined where its position is beyond the end. */
export function wantedNoticeId(
  wanted: WantedNotice | undefined,
  notices: readonly Pick<Announcement, 'id'>[],
): number | undefined {
  if (wanted === undefined) return undefined
  return 'id' in wanted ? wanted.id : notices[wanted.index]?.id
}
