import type { ReadableAtom } from 'nanostores'
import type { Resource } from '../../../kernel/resource.ts'

/** The picture of a member (MEMBER-08). */
export interface Avatar {
  /** Path of the picture; undefined in it: none was chosen, the default one stands in. Dropped on logout. */
  readonly $avatar: ReadableAtom<Resource<string | undefined>>
  /** The pictures that there are, by path (`config.member.headIcons`). */
  readonly choices: readonly string[]
  /** Asks once for each member. Guests are not asked about. */
  load(): Promise<void>
  /**
   * Shows the choice at once everywhere, and takes it back if the platform refuses. The last of several quick ones
   * counts. Shows its own messages; resolves whether this one stands.
   */
  set(icon: string): Promise<boolean>
}
