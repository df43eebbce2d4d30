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

/** The buttons of other networks, and what becomes of a tap on them. */
export function createSocialSignIn(context: FeatureContext, { session, app }: SocialDeps): SocialSignIn {
  const { config, notifier, log, scope } = context
  const providers = new Map<SocialNetwork, { readonly provider: SocialSignInProvider; ready: boolean; ask: Scope }>()
  const $buttons = atom<readonly SocialNetwork[]>([])
  const $signingIn = atom<SocialNetwork | undefined>(undefined)
  let running: { readonly network: SocialNetwork; readonly scope: Scope; readonly done: Promise<boolean> } | undefined

  const look = () => {
    const isReady = (network: SocialNetwork) => providers.get(network)?.ready === true
    const next = socialButtons({ isOn: app.isOn, isReady })
    if (next.join() !== $buttons.get().join()) $buttons.set(next)
  }
  scope.add(app.$settings.listen(look))

  const useProvider: SocialSignIn['useProvider'] = (network, provider) => {
    providers.get(network)?.ask.dispose()
    providers.delete(network)
    if (provider !== undefined) {
      const entry = { provider, ready: false, ask: scope.child() }
      providers.set(network, entry)
      const tell = (ready: boolean) => {
        if (entry.ask.disposed) return
        entry.ready = ready
        look()
      }
      provider.ready(entry.ask.signal).then(tell, () => {
        if (!entry.ask.disposed) log.warn('social.provider.failed', { network })
        tell(false)
      })
    }
    look()
  }

  const attempt = async (network: SocialNetwork, provider: SocialSignInProvider, mine: Scope): Promise<boolean> => {
    let hide = () => {}
    try {
      const identity = await provider.signIn(mine.signal)
      // Somebody who came in another way meanwhile stays who that is.
      if (identity === undefined || mine.disposed || session.isSignedIn()) return false
      hide = notifier.loading('toast.loading', 'loading')
      await session.signIn(
        {
          type: 'firebase',
          firebaseChannel: network,
          firebaseIdToken: identity.idToken,
          firebaseMobileNo: identity.mobileNum ?? '',
          countryDialingCode: identity.countryDialingCode ?? config.phone.dialingCode,
        },
        { signal: mine.signal },
      )
      return true
    } catch (cause) {
      if (!mine.disposed) notifier.error(cause)
      return false
    } finally {
      hide()
      if (running?.scope === mine) {
        running = undefined
        $signingIn.set(undefined)
      }
      mine.dispose()
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
      const mine = scope.child()
      const leave = () => mine.dispose()
      signal?.addEventListener('abort', leave)
      mine.add(() => signal?.removeEventListener('abort', leave))
      $signingIn.set(network)
      // Inside the tap: the provider may open a window.
      const done = attempt(network, entry.provider, mine)
      if (!mine.disposed) running = { network, scope: mine, done }
      return done
    },
  }
}
