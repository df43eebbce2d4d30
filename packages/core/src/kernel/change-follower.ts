import type { FoyerError } from './errors.ts'
import type { ChangeEnd, SentChange } from './mutation.ts'
import type { Scope } from './scope.ts'

/** Follows the change that a form has sent last, while its outcome is not known. */
export interface ChangeFollower<Values, Data> {
  /** Why the outcome is unknown. Undefined if no answer was lost. */
  error(): FoyerError | undefined
  /** Follows a change that has sent these values, and no longer an earlier one. */
  follow(values: Values, change: SentChange<Data>): void
  /** Whether the followed change has sent other values than these. */
  hasSentOther(values: Values): boolean
  /**
   * Finds out what became of the followed change.
   *
   * @throws FoyerError while that is not known
   */
  settle(): Promise<void>
  forget(): void
}

export interface ChangeFollowerOptions<Values, Data> {
  readonly scope: Scope
  /** Whether two values are the same change. */
  isSame(one: Values, other: Values): boolean
  /** Called each time requests of the followed change have ended. */
  onEnd(values: Values, end: ChangeEnd<Data>): void
}

export function createChangeFollower<Values, Data>({
  scope,
  isSame,
  onEnd,
}: ChangeFollowerOptions<Values, Data>): ChangeFollower<Values, Data> {
  let followed: { readonly values: Values; readonly change: SentChange<Data> } | undefined
  let stop = () => {}
  const forget = () => {
    stop()
    stop = () => {}
    followed = undefined
  }
  return {
    error: () => followed?.change.error,
    follow(values, change) {
      forget()
      followed = { values, change }
      stop = scope.add(change.onEnd((end) => onEnd(values, end)))
    },
    hasSentOther: (values) => followed !== undefined && !isSame(followed.values, values),
    async settle() {
      if (followed === undefined) return
      const { change } = followed
      await change.check()
      const { error, isUntellable } = change
      if (error !== undefined && !isUntellable) throw error
      forget()
    },
    forget,
  }
}
