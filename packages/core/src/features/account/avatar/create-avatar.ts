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

  const save = async (path: string, request: Scope): Promise<boolean> => {
    try {
      const response = await call(headIconSet, { icon: path }, { signal: request.signal })
      if (request.disposed) return false
      icon.set(response.icon ?? path)
      notifier.success('toast.saved')
      return true
    } catch (cause) {
      if (request.disposed) return false
      notifier.error(cause)
      // Asks the platform: an earlier choice may have been saved there.
      icon.reset()
      await icon.load()
      return false
    } finally {
      if (saving?.scope === request) saving = undefined
      request.dispose()
    }
  }

  return {
    $avatar: icon.$state,
    choices,
    load: () => (guard.allows('memberData') ? icon.load() : Promise.resolve()),
    set(path) {
      if (saving?.icon === path) return saving.done
      if (!choices.includes(path)) {
        notifier.error(new FoyerError({ code: 'request.invalid', field: 'icon' }))
        return Promise.resolve(false)
      }
      // Ends requests that are under way: their responses are out of date.
      drop()
      const request = scope.child()
      icon.set(path)
      const done = save(path, request)
      if (!request.disposed) saving = { icon: path, scope: request, done }
      return done
    },
  }
}
