import type { ReadableAtom } from 'nanostores'
import type { Resource } from '../../../kernel/resource.ts'

/** The picture of a member (MEMBER-08). */
export interface Avatar {
  /** Path of the picture; `data` is undefined where the member has chosen none. Dropped on logout. */
  readonly $avatar: ReadableAtom<Resource<string | undefined>>
  /** The pictures to choose from, by path (`config.member.avatars`). */
  readonly choices: readonly string[]
  /** Loads once for each member. Does nothing for guests. */
  load(): Promise<void>
  /**
   * Shows the choice at once, and takes it back if the platform refuses. Of several quick calls the last one counts.
   * Shows its own messages; resolves whether this choice was saved.
   */
  set(icon: string): Promise<boolean>
}
