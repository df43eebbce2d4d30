import { SPEC_CONSTANTS } from '../../../config/spec-constants.ts'
import { FoyerError, toFoyerError } from '../../../kernel/errors.ts'
import { defineFeature, type Feature, type FeatureContext } from '../../../kernel/feature.ts'
import { repeatLost } from '../../../kernel/repeat-lost.ts'
import { aborted, failed, type Result, succeeded, type VerbOptions } from '../../../kernel/result.ts'
import type { Scope } from '../../../kernel/scope.ts'
import { isPlainHttpUrl, parseUrl } from '../../../kernel/url.ts'
import type { EndpointInput, EndpointOutput } from '../../../transport/endpoint.ts'
import { access } from '../../app/access/access.ts'
import type { AccessGuard } from '../../app/access/access-guard.ts'
import { type Session, session } from '../../auth/session/session.ts'
import { createUserScope } from '../../auth/session/user-scope.ts'
import { createPeriodLists, type RecordList } from '../../cashier/records/period-lists.ts'
import { agentStatus } from '../agent-status/agent-status.ts'
import type { RateBounds } from '../rebates/rates.ts'
import { accountOpen, linkCreate, linkDeactivate, linkList } from './endpoints.ts'

/** An address by which people join the team, with the rates that they get. */
export type AgentLink = EndpointOutput<typeof linkCreate>
/** What a new link is to be. */
export type AgentLinkDraft = Omit<EndpointInput<typeof linkCreate>, 'requestId'>
/** An account that an agent opens for another person. */
export type AccountDraft = Omit<EndpointInput<typeof accountOpen>, 'requestId'>
export type OpenedAccount = EndpointOutput<typeof accountOpen>

/**
 * Invitation links of an agent, and accounts opened directly (AGENT-21). Each verb does its work once, however often the
 * same is sent: after a lost answer (`retryable`) the same draft again gives what was made.
 */
export interface AgentLinks {
  /** Latest first; `dispose()` it with its screen. The totals bound the rates of a new link or account. */
  list(): RecordList<AgentLink, { readonly bounds: RateBounds }>
  /** `rate.*` name the group (`refusedField`); `link.limit`: others must be turned off first. */
  create(draft: AgentLinkDraft, options?: VerbOptions): Promise<Result<AgentLink>>
  /** For good. */
  deactivate(code: string, options?: VerbOptions): Promise<Result<AgentLink>>
  openAccount(draft: AccountDraft, options?: VerbOptions): Promise<Result<OpenedAccount>>
}

/** The longest title of a link. */
export const LONGEST_LINK_TITLE = 40

export function createAgentLinks(
  context: FeatureContext,
  session: Session,
  guard: Pick<AccessGuard, 'allows' | 'check'>,
): AgentLinks {
  const { call, config, ports, report, scope } = context
  const lists = createPeriodLists({
    context,
    session,
    guard,
    ability: 'team',
    feature: 'agentLinks',
    mostDays: 0,
    badDays: 'period.invalid',
  })
  /** Of the last request of which no answer came: the same again has its number. */
  let unanswered: { readonly said: string; readonly requestId: string } | undefined
  const user = createUserScope(scope, session, () => {
    unanswered = undefined
  })

  /** @throws FoyerError for a link to another site, which would be handed on in the name of this one */
  function withAddress(link: AgentLink): AgentLink {
    const own = parseUrl(ports.device.origin || config.baseUrl)
    const url = parseUrl(link.url, own)
    if (url === undefined || !isPlainHttpUrl(url) || url.origin !== own?.origin) {
      throw new FoyerError({ code: 'url.unsafe', endpoint: linkList.id, field: 'url' })
    }
    return { ...link, url: url.href }
  }

  async function send<Made>(
    name: string,
    ask: (signal: AbortSignal) => Promise<Made>,
    { signal, silent }: VerbOptions = {},
  ): Promise<Result<Made>> {
    if (signal?.aborted) return aborted()
    if (!guard.allows('team')) return failed(new FoyerError({ code: 'no.permission' }))
    const own: Scope = user.current
    try {
      const made = await repeatLost(own, ask)
      return own.disposed ? aborted() : succeeded(made)
    } catch (cause) {
      return own.disposed ? aborted() : report(`agentLinks.${name}`, cause, { silent, shownOnPage: true })
    }
  }

  /** Sends a draft under a number of its own, which only an answer uses up. */
  function sendOnce<Made>(
    name: string,
    said: string,
    ask: (requestId: string, signal: AbortSignal) => Promise<Made>,
    options?: VerbOptions,
  ): Promise<Result<Made>> {
    const requestId = unanswered?.said === said ? unanswered.requestId : ports.random.uuid()
    unanswered = { said, requestId }
    return send(
      name,
      async (signal) => {
        try {
          const made = await ask(requestId, signal)
          unanswered = undefined
          return made
        } catch (cause) {
          if (!toFoyerError(cause).retryable) unanswered = undefined
          throw cause
        }
      },
      options,
    )
  }

  return {
    list: () =>
      lists.list(
        {},
        {
          endpoint: linkList,
          pageSize: SPEC_CONSTANTS.pageSizes.records,
          key: ({ code }) => code,
          async load({ pageNo, pageSize, asOf }, signal) {
            const page = await call(linkList, { pageNo, pageSize, asOf }, { signal })
            return { ...page, list: page.list.map(withAddress) }
          },
        },
      ),
    create: (draft, options) =>
      sendOnce(
        'create',
        JSON.stringify(draft),
        async (requestId, signal) => withAddress(await call(linkCreate, { ...draft, requestId }, { signal })),
        options,
      ),
    deactivate: (code, options) =>
      send('deactivate', async (signal) => withAddress(await call(linkDeactivate, { code }, { signal })), options),
    openAccount: ({ password, ...draft }, options) =>
      sendOnce(
        'openAccount',
        // The password is sent, and kept nowhere.
        JSON.stringify(draft),
        (requestId, signal) => call(accountOpen, { ...draft, password, requestId }, { signal }),
        options,
      ),
  }
}

/** Links by which people join the team of an agent, and accounts opened directly. */
export const agentLinks: Feature<AgentLinks> = defineFeature({
  id: 'agentLinks',
  needs: { session, access, agentStatus },
  create: (context, { session, access }) => createAgentLinks(context, session, access),
})
