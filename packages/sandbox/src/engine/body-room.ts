/** The memory for the bodies of requests that are being read, for all callers together. */
export interface BodyRoom {
  /** Room for one body of this caller. */
  open(owner: string): BodyShare
}

export interface BodyShare {
  /** Whether the budget has room for this number of bytes. */
  take(bytes: number): boolean
  /** Gives back what was taken. */
  close(): void
}

interface RoomBounds {
  readonly maxOfOwner: number
  readonly maxInAll: number
  /** A caller that holds less finds room even if others have filled it. */
  readonly small: number
}

/** Two uploads of one caller at a time, and eight in all. */
export const BODY_ROOM: RoomBounds = { maxOfOwner: 64_000_000, maxInAll: 256_000_000, small: 1_000_000 }

export function createBodyRoom({ maxOfOwner, maxInAll, small }: RoomBounds): BodyRoom {
  const held = new Map<string, number>()
  let inAll = 0

  function add(owner: string, bytes: number): void {
    const own = (held.get(owner) ?? 0) + bytes
    inAll += bytes
    if (own === 0) held.delete(owner)
    else held.set(owner, own)
  }

  return {
    open(owner) {
      let taken = 0
      return {
        take(bytes) {
          const own = (held.get(owner) ?? 0) + bytes
          if (own > maxOfOwner || (own > small && inAll + bytes > maxInAll)) return false
          taken += bytes
          add(owner, bytes)
          return true
        },
        close() {
          add(owner, -taken)
          taken = 0
        },
      }
    },
  }
}
