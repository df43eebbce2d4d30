import { FoyerError } from '../../../kernel/errors.ts'
import { defineFeature, type Feature, type FeatureContext } from '../../../kernel/feature.ts'
import { createMutation } from '../../../kernel/mutation.ts'
import { createQuery, type Resource } from '../../../kernel/query.ts'
import { aborted, DONE, type Result, untilAborted, unwrap, type VerbOptions } from '../../../kernel/result.ts'
import type { Store } from '../../../kernel/store.ts'
import { createVerbs } from '../../../kernel/verb.ts'
import { access } from '../../access/access.ts'
import type { AccessGuard } from '../../access/access-guard.ts'
import { type Session, session } from '../../auth/session/session.ts'
import { createUserScope } from '../../auth/session/user-scope.ts'
import { avatarEndpoints } from './endpoints.ts'

/** The picture of a member (MEMBER-08). */
export interface Avatar {
  /** Path of the picture; `data` is undefined where the member has chosen none. Dropped on logout. */
  readonly $avatar: Store<Resource<string | undefined>>
  /** The pictures to choose from, by path (`config.member.avatars`). */
  readonly choices: readonly string[]
  /** Loads once for each member. Does nothing for guests. */
  load(): Promise<Result>
  /**
   * Shows the choice at once, and takes it back if the platform refuses. After a lost answer the platform is asked which
   * picture it has. Of several quick calls the last one counts; the others are `request.aborted`. Its `signal` ends the wait,
   * not the change.
   */
  set(icon: string, options?: VerbOptions): Promise<Result>
}

export function createAvatar(
  context: FeatureContext,
  session: Pick<Session, '$state'>,
  guard: Pick<AccessGuard, 'allows'>,
): Avatar {
  const { call, config, toasts, report, scope } = context
  const choices = config.member.avatars
  const icon = createQuery<string | undefined>({
    context,
    feature: 'avatar',
    load: async (signal) => (await call(avatarEndpoints.headIconGet, {}, { signal })).icon,
  })
  const user = createUserScope(scope, session, icon.reset)
  const run = createVerbs(context, user)
  const saving = createMutation<string, string>({
    context,
    owner: user,
    // A later choice aborts an earlier one.
    abortable: true,
    send: async (path, { signal }) =>
      (await call(avatarEndpoints.headIconSet, { icon: path }, { signal })).icon ?? path,
    async findOut(path, { signal }) {
      const { icon } = await call(avatarEndpoints.headIconGet, {}, { signal })
      return icon === path ? { isMade: true, data: path } : { isMade: false }
    },
    made(path) {
      icon.set(path)
      toasts.success('toast.saved')
    },
  })

  /** An earlier choice may have been saved, so the platform is asked. */
  const readAgain = () => {
    icon.reset()
    return icon.load()
  }

  return {
    $avatar: icon.$state,
    choices,
    load: () => (guard.allows('memberData') ? icon.load() : Promise.resolve(DONE)),
    set(path, { signal, silent } = {}) {
      if (signal?.aborted) return Promise.resolve(aborted())
      if (!choices.includes(path)) {
        const error = new FoyerError({ code: 'request.invalid', field: 'icon' })
        return Promise.resolve(report('avatar.set', error, { silent }))
      }
      const choice = run(
        'avatar.set',
        { silent },
        async (choosing) => {
          // A read that is under way is out of date.
          icon.reset()
          icon.set(path)
          unwrap(await saving.run(path, { signal: choosing.signal }))
        },
        { runs: 'switch', key: path, recover: readAgain },
      )
      return untilAborted(choice, signal)
    },
  }
}

/** The picture that a member shows. */
export const avatar: Feature<Avatar> = defineFeature({
  id: 'avatar',
  needs: { session, access },
  create: (context, { session, access }) => createAvatar(context, session, access),
})
