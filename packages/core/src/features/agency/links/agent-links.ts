import { SPEC_CONSTANTS } from '../../../config/spec-constants.ts'
import { FoyerError } from '../../../kernel/errors.ts'
import { defineFeature, type Feature, type FeatureContext } from '../../../kernel/feature.ts'
import type { FieldError } from '../../../kernel/form.ts'
import { isOutcomeUnknown } from '../../../kernel/outcome-unknown.ts'
import { ownSiteUrl } from '../../../kernel/own-site-url.ts'
import { repeatLost } from '../../../kernel/repeat-lost.ts'
import { aborted, failed, type Result, succeeded, untilAborted, type VerbOptions } from '../../../kernel/result.ts'
import type { Scope } from '../../../kernel/scope.ts'
import type { Validator } from '../../../kernel/validation/validators.ts'
import type { EndpointInput, EndpointOutput } from '../../../transport/endpoint.ts'
import { access } from '../../app/access/access.ts'
import type { AccessGuard } from '../../app/access/access-guard.ts'
import { accountFieldRules } from '../../auth/account-field-rules.ts'
import { type FieldRules, fieldRules } from '../../auth/registration/field-rules.ts'
import { type Session, session } from '../../auth/session/session.ts'
import { createUserScope } from '../../auth/session/user-scope.ts'
import type { RecordList } from '../../cashier/records/period-lists.ts'
import { createAgencyLists } from '../agency-lists.ts'
import { agentStatus } from '../agent-status/agent-status.ts'
import { createKeptLists, heldList } from '../kept-lists.ts'
import type { RateBounds } from '../rebates/rates.ts'
import type { TypedForm } from '../typed-form.ts'
import { accountOpen, linkCreate, linkDeactivate, linkList } from './endpoints.ts'
import { createNewAccount, createNewLink, type TypedAccount, type TypedLink } from './new-link.ts'

/** An address by which people join the team, with the rates that they get. */
export interface AgentLink extends Omit<EndpointOutput<typeof linkCreate>, 'url'> {
  /** Missing where the platform sends one that leads to another site: it must not be handed on in the name of this one. */
  readonly url: string | undefined
}
export type LinkList = RecordList<AgentLink, { readonly bounds: RateBounds }>
/** What a new link is to be. */
export type AgentLinkDraft = Omit<EndpointInput<typeof linkCreate>, 'requestId'>
/** An account that an agent opens for another person. */
export type AccountDraft = Omit<EndpointInput<typeof accountOpen>, 'requestId'>
export type OpenedAccount = EndpointOutput<typeof accountOpen>

/**
 * Invitation links of an agent, and accounts opened directly (AGENT-21). Each verb does its work once, however often the
 * same is sent: after a lost answer the same draft again gives what was made.
 */
export interface AgentLinks {
  /**
   * Latest first; `dispose()` it with its screen. The totals bound the rates of a new link or account. A person who comes back sees
   * it as it was left, while it is asked for again.
   */
  list(): LinkList
  readonly newLink: TypedForm<TypedLink>
  /** Its password is kept nowhere. */
  readonly newAccount: TypedForm<TypedAccount>
  /** `rate.*` name the group (`refusedField`); `link.limit`: others must be turned off first. */
  create(draft: AgentLinkDraft, options?: VerbOptions): Promise<Result<AgentLink>>
  /**
   * What is wrong with the name and the password of an account, by the rules of a registration: those of the platform, which
   * come with the list, else those of the configuration.
   */
  checkAccount(
    account: Pick<AccountDraft, 'username' | 'password'>,
  ): Readonly<Partial<Record<'username' | 'password', FieldError>>>
  /** For good. */
  deactivate(code: string, options?: VerbOptions): Promise<Result<AgentLink>>
  openAccount(draft: AccountDraft, options?: VerbOptions): Promise<Result<OpenedAccount>>
}

export interface AgentLinksDeps {
  readonly session: Session
  readonly guard: Pick<AccessGuard, 'allows' | 'check'>
  readonly rules: Pick<FieldRules, 'load' | 'of'>
}

export function createAgentLinks(context: FeatureContext, { session, guard, rules }: AgentLinksDeps): AgentLinks {
  const { call, config, ports, report, scope } = context
  const kept = createKeptLists<LinkList>({ scope, session, isReady: ({ $state }) => $state.get().status === 'ready' })
  const lists = createAgencyLists(context, session, guard, 'team', 'agentLinks')
  /** Numbers of requests without an answer, by verb and draft: the same again has its number. In memory alone. */
  const unanswered = new Map<string, string>()
  const user = createUserScope(scope, session, () => unanswered.clear())

  function withAddress(link: EndpointOutput<typeof linkCreate>): AgentLink {
    return { ...link, url: ownSiteUrl(link.url, context) }
  }

  function send<Made>(
    name: string,
    ask: (signal: AbortSignal) => Promise<Made>,
    { signal, silent }: VerbOptions = {},
    ended: (result: Result<Made>) => void = () => {},
  ): Promise<Result<Made>> {
    if (signal?.aborted) return Promise.resolve(aborted())
    // What was sent may have happened: it goes on, and its answer is awaited by the number of the draft.
    const sent = sendToEnd(name, ask, silent)
    void sent.then(ended)
    return untilAborted(sent, signal)
  }

  async function sendToEnd<Made>(
    name: string,
    ask: (signal: AbortSignal) => Promise<Made>,
    silent: boolean | undefined,
  ): Promise<Result<Made>> {
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
    const draft = `${name} ${said}`
    const requestId = unanswered.get(draft) ?? ports.random.uuid()
    unanswered.set(draft, requestId)
    return send(
      name,
      (signal) => ask(requestId, signal),
      options,
      ({ ok, error }) => {
        if ((ok || !isOutcomeUnknown(error)) && unanswered.get(draft) === requestId) unanswered.delete(draft)
      },
    )
  }

  return {
    newLink: createNewLink(context, session),
    newAccount: createNewAccount(context, session),
    list() {
      rules.load()
      const { item, release } = kept.retain('links', () =>
        lists.list(
          {},
          {
            endpoint: linkList,
            pageSize: SPEC_CONSTANTS.pageSizes.records,
            language: 'none',
            key: ({ code }) => code,
            async load({ pageNo, pageSize, asOf }, signal) {
              const page = await call(linkList, { pageNo, pageSize, asOf }, { signal })
              return { ...page, list: page.list.map(withAddress) }
            },
          },
        ),
      )
      // As it was left; people may have joined since.
      if (item.$state.get().status === 'ready') void item.refresh()
      return heldList(item, release)
    },
    create: (draft, options) =>
      sendOnce(
        'create',
        JSON.stringify(draft),
        async (requestId, signal) => withAddress(await call(linkCreate, { ...draft, requestId }, { signal })),
        options,
      ),
    checkAccount({ username, password }) {
      const wrong = (field: 'username' | 'password', value: string, check: Validator) => {
        const error = value === '' ? check(value) : (rules.of(field)?.check ?? check)(value)
        return error === undefined ? {} : { [field]: error }
      }
      const { loginUsername, loginPassword } = accountFieldRules(config)
      return { ...wrong('username', username.trim(), loginUsername), ...wrong('password', password, loginPassword) }
    },
    deactivate: (code, options) =>
      send('deactivate', async (signal) => withAddress(await call(linkDeactivate, { code }, { signal })), options),
    openAccount: (draft, options) =>
      sendOnce(
        'openAccount',
        // With the password: an account that has another one is not this one.
        JSON.stringify(draft),
        (requestId, signal) => call(accountOpen, { ...draft, requestId }, { signal }),
        options,
      ),
  }
}

/** Links by which people join the team of an agent, and accounts opened directly. */
export const agentLinks: Feature<AgentLinks> = defineFeature({
  id: 'agentLinks',
  needs: { session, access, agentStatus, fieldRules },
  create: (context, { session, access, fieldRules }) =>
    createAgentLinks(context, { session, guard: access, rules: fieldRules }),
})
