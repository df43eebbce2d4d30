import { FoyerError } from '../../../kernel/errors.ts'
import type { FeatureContext } from '../../../kernel/feature-context.ts'
import { createResource } from '../../../kernel/resource.ts'
import type { Scope } from '../../../kernel/scope.ts'
import type { AccessGuard } from '../../app/access/guard.ts'
import type { Session } from '../../auth/session/session.ts'
import { onUserChange } from '../../auth/session/user-scope.ts'
import type { Avatar } from './avatar.ts'
import { headIconGet, headIconSet } from './contract.ts'

export function createAvatar(
  context: FeatureContext,
  session: Pick<Session, '$state'>,
  guard: Pick<AccessGuard, 'allows'>,
): Avatar {
  const { call, config, notifier, scope } = context
  const choices = config.member.avatars
  const icon = createResource<string | undefined>({
    scope,
    load: async (signal) => (await call(headIconGet, {}, { signal })).icon,
  })
  let saving: { readonly icon: string; readonly scope: Scope; readonly done: Promise<boolean> } | undefined

  const drop = () => {
    saving?.scope.dispose()
    saving = undefined
    icon.reset()
  }
  scope.add(onUserChange(session, drop))

  const ask = async (wanted: string, mine: Scope): Promise<boolean> => {
    try {
      const response = await call(headIconSet, { icon: wanted }, { signal: mine.signal })
      if (mine.disposed) return false
      icon.set(response.icon ?? wanted)
      notifier.success('toast.saved')
      return true
    } catch (cause) {
      if (mine.disposed) return false
      notifier.error(cause)
      // What the platform has is the truth; an earlier choice may have reached it.
      icon.reset()
      await icon.load()
      return false
    } finally {
      if (saving?.scope === mine) saving = undefined
      mine.dispose()
    }
  }

  return {
    $avatar: icon.$state,
    choices,
    load: () => (guard.allows('memberData') ? icon.load() : Promise.resolve()),
    set(wanted) {
      if (saving?.icon === wanted) return saving.done
      if (!choices.includes(wanted)) {
        notifier.error(new FoyerError({ code: 'request.invalid', field: 'icon' }))
        return Promise.resolve(false)
      }
      // An earlier choice, or a question for the old picture, has nothing to say any more.
      drop()
      const mine = scope.child()
      icon.set(wanted)
      const done = ask(wanted, mine)
      if (!mine.disposed) saving = { icon: wanted, scope: mine, done }
      return done
    },
  }
}
