import type { FlagName } from '../../../config/flags.ts'
import { toFoyerError } from '../../../kernel/errors.ts'
import { defineFeature, type Feature, type FeatureContext } from '../../../kernel/feature.ts'
import { aborted, type Result, type VerbOptions } from '../../../kernel/result.ts'
import type { Scope } from '../../../kernel/scope.ts'
import { readOnly, type Store, writable } from '../../../kernel/store.ts'
import { createVerbs, type VerbRun } from '../../../kernel/verb.ts'
import { type Platform, platform } from '../../app/platform/platform.ts'
import { type AuthSession, authSession, type StoredSession } from '../session/session.ts'
import { createFacebookProvider } from './facebook-provider.ts'
import { createGoogleProvider } from './google-provider.ts'
import type { SocialIdentity, SocialSignInProvider } from './types.ts'

/** In the order of the buttons (LOGIN-05, REG-04). */
export const SOCIAL_SIGN_IN_NETWORKS = ['facebook', 'google'] as const
export type SocialSignInNetwork = (typeof SOCIAL_SIGN_IN_NETWORKS)[number]

/** The buttons of other networks on sign-in and registration. */
export interface SocialSignIn {
  /** Networks whose flag is on and whose provider is ready, in order; empty without providers. */
  readonly $buttons: Store<readonly SocialSignInNetwork[]>
  /** The network whose window or prompt is open. */
  readonly $signingIn: Store<SocialSignInNetwork | undefined>
  /** The last tap met a blocked prompt of this network. Draw the button of the network instead. */
  readonly $blocked: Store<SocialSignInNetwork | undefined>
  /** Sets the provider of a network; undefined removes it. */
  useProvider(network: SocialSignInNetwork, provider: SocialSignInProvider | undefined): void
  /**
   * One runs at a time: a call for the same network joins it, a call for another one ends it, as does `signal`. Where the
   * person gave up, or is signed in by now, the result is `request.aborted`.
   */
  signIn(network: SocialSignInNetwork, options?: VerbOptions): Promise<Result<StoredSession>>
  /**
   * Draws the network's own button into an element of the page, and signs the person in who uses it. Call it for `$blocked`. A later
   * sign-in ends it, as does `signal`.
   */
  drawButton(network: SocialSignInNetwork, place: unknown, options?: VerbOptions): Promise<Result<StoredSession>>
}

const FLAGS: Readonly<Record<SocialSignInNetwork, FlagName>> = { facebook: 'FACEBOOKLOGIN3', google: 'GOOGLELOGIN3' }

export interface SocialFacts {
  isOn(flag: FlagName): boolean
  /** Whether the provider of a network is ready. */
  isReady(network: SocialSignInNetwork): boolean
}

/** The buttons of sign-in and registration, in order (LOGIN-05, REG-04). */
export function socialButtons({ isOn, isReady }: SocialFacts): readonly SocialSignInNetwork[] {
  return SOCIAL_SIGN_IN_NETWORKS.filter((network) => isOn(FLAGS[network]) && isReady(network))
}

export interface SocialDeps {
  readonly session: Pick<AuthSession, 'authenticate' | 'isSignedIn'>
  readonly platform: Pick<Platform, '$settings' | 'isOn'>
}

/** The buttons of other networks and their sign-in. */
export function createSocialSignIn(context: FeatureContext, { session, platform }: SocialDeps): SocialSignIn {
  const { config, toasts, log, scope } = context
  const providers = new Map<
    SocialSignInNetwork,
    { readonly provider: SocialSignInProvider; ready: boolean; request: Scope }
  >()
  const $buttons = writable<readonly SocialSignInNetwork[]>([])
  const $signingIn = writable<SocialSignInNetwork | undefined>(undefined)
  const $blocked = writable<SocialSignInNetwork | undefined>(undefined)
  const run = createVerbs(context)

  const updateButtons = () => {
    const isReady = (network: SocialSignInNetwork) => providers.get(network)?.ready === true
    const next = socialButtons({ isOn: platform.isOn, isReady })
    if (next.join() !== $buttons.get().join()) $buttons.set(next)
  }
  scope.add(platform.$settings.listen(updateButtons))

  const useProvider: SocialSignIn['useProvider'] = (network, provider) => {
    providers.get(network)?.request.dispose()
    if ($blocked.get() === network) $blocked.set(undefined)
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

  /** @param ask asks the person, inside the tap: the provider may open a window */
  const signInWith = async (
    network: SocialSignInNetwork,
    ask: (signal: AbortSignal) => Promise<SocialIdentity | undefined>,
    { scope: attempt, signal, live }: VerbRun,
  ): Promise<StoredSession> => {
    const identity = await live(ask(signal))
    // A session that was started in another way meanwhile stays.
    if (identity === undefined || session.isSignedIn()) throw aborted().error
    attempt.add(toasts.loading('toast.loading', 'loading'))
    return session.authenticate(
      {
        type: 'firebase',
        firebaseChannel: network,
        firebaseIdToken: identity.idToken,
        firebaseMobileNo: identity.mobileNum ?? '',
        countryDialingCode: identity.countryDialingCode ?? config.phone.dialingCode,
      },
      { signal },
    )
  }

  const signIn: SocialSignIn['signIn'] = (network, options) => {
    const provider = providers.get(network)?.provider
    if (provider === undefined) return Promise.resolve(aborted())
    let hasButton = false
    const work = async (attempt: VerbRun): Promise<StoredSession> => {
      $signingIn.set(network)
      $blocked.set(undefined)
      attempt.scope.add(() => $signingIn.set(undefined))
      try {
        return await signInWith(network, (signal) => provider.signIn(signal), attempt)
      } catch (cause) {
        const isBlocked = toFoyerError(cause).code === 'social.blocked'
        hasButton = isBlocked && provider.drawButton !== undefined && !attempt.scope.disposed
        if (hasButton) $blocked.set(network)
        throw cause
      }
    }
    return run('socialSignIn.signIn', options, work, {
      runs: 'switch',
      key: network,
      get shownOnPage() {
        return hasButton
      },
    })
  }

  const drawButton: SocialSignIn['drawButton'] = (network, place, options) => {
    const provider = providers.get(network)?.provider
    if (provider?.drawButton === undefined) return Promise.resolve(aborted())
    const ask = async (signal: AbortSignal) => provider.drawButton?.(place, signal)
    return run('socialSignIn.signIn', options, (attempt) => signInWith(network, ask, attempt), {
      runs: 'switch',
      key: `${network} button`,
    })
  }

  return {
    $buttons: readOnly($buttons, context.log),
    $signingIn: readOnly($signingIn, context.log),
    $blocked: readOnly($blocked, context.log),
    useProvider,
    signIn,
    drawButton,
  }
}

/** Sign-in through other networks, with a provider for each network in `config.social`. */
export const socialSignIn: Feature<SocialSignIn> = defineFeature({
  id: 'socialSignIn',
  needs: { session: authSession, platform },
  create(context, needs) {
    const { facebook, google } = context.config.social
    const { clock, scripts } = context.ports
    const social = createSocialSignIn(context, needs)
    if (facebook !== undefined) social.useProvider('facebook', createFacebookProvider(facebook, scripts, clock))
    if (google !== undefined) social.useProvider('google', createGoogleProvider(google, scripts, clock))
    return social
  },
})
