import { atom, type ReadableAtom } from 'nanostores'
import type { FeatureContext } from '../../../kernel/feature-context.ts'
import type { Scope } from '../../../kernel/scope.ts'
import type { App } from '../../app/settings/app.ts'
import type { Session } from '../session/session.ts'
import { socialButtons } from './rules.ts'
import type { SocialNetwork, SocialSignIn, SocialSignInProvider } from './social-sign-in.ts'

export interface SocialDeps {
  readonly session: Pick<Session, 'signIn' | 'isSignedIn'>
  readonly app: Pick<App, '$settings' | 'isOn'>
}

/** The buttons of other networks and their sign-in. */
export function createSocialSignIn(context: FeatureContext, { session, app }: SocialDeps): SocialSignIn {
  const { config, notifier, log, scope } = context
  const providers = new Map<
    SocialNetwork,
    { readonly provider: SocialSignInProvider; ready: boolean; request: Scope }
  >()
  const $buttons = atom<readonly SocialNetwork[]>([])
  const $signingIn = atom<SocialNetwork | undefined>(undefined)
  let running: { readonly network: SocialNetwork; readonly scope: Scope; readonly done: Promise<boolean> } | undefined

  const updateButtons = () => {
    const isReady = (network: SocialNetwork) => providers.get(network)?.ready === true
    const next = socialButtons({ isOn: app.isOn, isReady })
    if (next.join() !== $buttons.get().join()) $buttons.set(next)
  }
  scope.add(app.$settings.listen(updateButtons))

  const useProvider: SocialSignIn['useProvider'] = (network, provider) => {
    providers.get(network)?.request.dispose()
    providers.delete(network)
    if (provider !== undefined) {
      const entry = { provider, ready: false, request: scope.child() }
      providers.set(network, entry)
      const setReady = (ready: boolean) => {
        if (entry.request.disposed) return
        entry.ready = ready
        updateButtons()
      }
      provider.ready(entry.request.signal).then(setReady, () => {
        if (!entry.request.disposed) log.warn('social.provider.failed', { network })
        setReady(false)
      })
    }
    updateButtons()
  }

  const attempt = async (
    network: SocialNetwork,
    provider: SocialSignInProvider,
    attemptScope: Scope,
  ): Promise<boolean> => {
    let hide = () => {}
    try {
      const identity = await provider.signIn(attemptScope.signal)
      // A session that was started in another way meanwhile stays.
      if (identity === undefined || attemptScope.disposed || session.isSignedIn()) return false
      hide = notifier.loading('toast.loading', 'loading')
      await session.signIn(
        {
          type: 'firebase',
          firebaseChannel: network,
          firebaseIdToken: identity.idToken,
          firebaseMobileNo: identity.mobileNum ?? '',
          countryDialingCode: identity.countryDialingCode ?? config.phone.dialingCode,
        },
        { signal: attemptScope.signal },
      )
      return true
    } catch (cause) {
      if (!attemptScope.disposed) notifier.error(cause)
      return false
    } finally {
      hide()
      if (running?.scope === attemptScope) {
        running = undefined
        $signingIn.set(undefined)
      }
      attemptScope.dispose()
    }
  }

  return {
    $buttons,
    $signingIn: $signingIn as ReadableAtom<SocialNetwork | undefined>,
    useProvider,
    signIn(network, { signal } = {}) {
      const entry = providers.get(network)
      if (entry === undefined || scope.disposed || signal?.aborted) return Promise.resolve(false)
      if (running?.network === network) return running.done
      running?.scope.dispose()
      const attemptScope = scope.child()
      const leave = () => attemptScope.dispose()
      signal?.addEventListener('abort', leave)
      attemptScope.add(() => signal?.removeEventListener('abort', leave))
      $signingIn.set(network)
      // Called synchronously inside the tap: the provider may open a window.
      const done = attempt(network, entry.provider, attemptScope)
      if (!attemptScope.disposed) running = { network, scope: attemptScope, done }
      return done
    },
  }
}
