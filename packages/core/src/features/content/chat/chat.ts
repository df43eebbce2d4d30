import { SPEC_CONSTANTS } from '../../../config/spec-constants.ts'
import { delay } from '../../../kernel/delay.ts'
import type { Call } from '../../../kernel/endpoint.ts'
import { FoyerError } from '../../../kernel/errors.ts'
import { defineFeature, type Feature, type FeatureContext } from '../../../kernel/feature.ts'
import { openableUrl } from '../../../kernel/link-target.ts'
import { aborted, DONE, type Result, type VerbOptions } from '../../../kernel/result.ts'
import { readOnly, type Store, writable } from '../../../kernel/store.ts'
import { createThrottle } from '../../../kernel/throttle.ts'
import { createVerbs } from '../../../kernel/verb.ts'
import { access } from '../../access/access.ts'
import { type AccessGuard, refused } from '../../access/access-guard.ts'
import { type Session, session } from '../../auth/session/session.ts'
import { createUserScope } from '../../auth/session/user-scope.ts'
import { chatEndpoints } from './endpoints.ts'

/** How the chat looks; part of its address (CHAT-05). */
export interface ChatAppearance {
  /** Text in the title bar. */
  readonly title: string
  /** A CSS colour. */
  readonly headerColor: string
}

/** Live chat with the merchant's customer service, for sessions with the ability `chat` (CHAT-03, CHAT-04, CHAT-07). */
export interface Chat {
  /** Messages not read yet; 0 for sessions that may not chat. */
  readonly $unread: Store<number>
  /**
   * Loads the address of the chat and goes there, 500 ms after the response (CHAT-02, CONST-03). Guests are sent to the
   * sign-in page, trial players get a message; without the flag CBS3 nothing happens. A second call while one runs does nothing,
   * and is `request.aborted`.
   */
  open(look: ChatAppearance, options?: VerbOptions): Promise<Result>
  /** Loads the count, once per 250 ms; calls in between share the response. Failures show nothing (UNREAD-05). */
  loadUnread(): Promise<Result>
}

/** The state of one user. */
interface UserState {
  readonly loadUnread: () => Promise<Result>
  opening: boolean
}

export function createChat(
  context: FeatureContext,
  session: Pick<Session, '$state'>,
  guard: Pick<AccessGuard, 'allows' | 'check' | 'enforce'>,
): Chat {
  const { toasts, ports, scope, $language } = context
  const $unread = writable(0)
  const user = createUserScope(scope, session, () => {
    own = createUserState()
    $unread.set(0)
  })
  const run = createVerbs(context, user)
  let own = createUserState()

  function createUserState(): UserState {
    return {
      opening: false,
      // After a failure the old count stays.
      loadUnread: createThrottle(ports.clock, chatEndpoints.chatUnread.throttleMs, () =>
        run('chat.loadUnread', { silent: true }, async ({ call }) => {
          const { unReadCount = 0 } = await call(chatEndpoints.chatUnread, {})
          $unread.set(Math.max(0, Math.trunc(unReadCount)))
        }),
      ),
    }
  }

  const addressOf = async ({ title, headerColor }: ChatAppearance, call: Call): Promise<string> => {
    const { chatUrl } = await call(chatEndpoints.chatLaunch, {
      b2c: 'true',
      language: $language.get(),
      // Absolute, because the chat may be on another origin.
      backUrl: ports.device.origin + ports.navigation.current(),
      title,
      headerColor,
    })
    if (chatUrl === undefined) throw new FoyerError({ code: 'url.empty' })
    const address = openableUrl(chatUrl, { use: 'chat', opens: 'window' }, context)
    if (address === undefined) throw new FoyerError({ code: 'url.unsafe' })
    return address
  }

  return {
    $unread: readOnly($unread, context.log),
    async open(look, options) {
      const mine = own
      if (mine.opening || options?.signal?.aborted) return aborted()
      if (!guard.enforce('chat')) return refused(guard, 'chat')
      return run('chat.open', options, async ({ call, scope: opening, signal }) => {
        mine.opening = true
        opening.add(() => {
          mine.opening = false
        })
        opening.add(toasts.loading('toast.openingChat', 'endless'))
        const address = await addressOf(look, call)
        await delay(opening, SPEC_CONSTANTS.chatDelayMs, signal)
        ports.navigation.assign(address)
      })
    },
    async loadUnread() {
      if (guard.allows('chat')) return own.loadUnread()
      $unread.set(0)
      return DONE
    },
  }
}

/** Live chat. */
export const chat: Feature<Chat> = defineFeature({
  id: 'chat',
  needs: { session, access },
  create: (context, { session, access }) => createChat(context, session, access),
})
