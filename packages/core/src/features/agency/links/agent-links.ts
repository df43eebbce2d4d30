import { SPEC_CONSTANTS } from '../../../config/spec-constants.ts'
import type { EndpointInput, EndpointOutput } from '../../../kernel/endpoint.ts'
import { FoyerError } from '../../../kernel/errors.ts'
import { defineFeature, type Feature, type FeatureContext } from '../../../kernel/feature.ts'
import { mapRows } from '../../../kernel/incomplete-rows.ts'
import { createMutation, type Mutation } from '../../../kernel/mutation.ts'
import { ownSiteUrl } from '../../../kernel/own-site-url.ts'
import { aborted, failed, type Result, unwrap, type VerbOptions } from '../../../kernel/result.ts'
import { normalizePassword } from '../../../kernel/validation/normalize.ts'
import { access } from '../../access/access.ts'
import { type AccessGuard, assertAllowed } from '../../access/access-guard.ts'
import { type FieldRules, fieldRules } from '../../auth/registration/field-rules.ts'
import { type Session, session } from '../../auth/session/session.ts'
import { createUserCache } from '../../auth/session/user-cache.ts'
import { createUserDraft } from '../../auth/session/user-draft.ts'
import { createUserScope } from '../../auth/session/user-scope.ts'
import type { RecordList } from '../../cashier/records/period-lists.ts'
import { createAgencyLists } from '../agency-lists.ts'
import { agentStatus } from '../agent-status/agent-status.ts'
import type { RateBounds } from '../rebates/rates.ts'
import { type AccountForm, type AccountFormOptions, createAccountForm } from './account-form.ts'
import { linkEndpoints } from './endpoints.ts'
import { createNewLinkForm, type NewLinkForm, type NewLinkFormOptions } from './new-link-form.ts'
import type { AccountDraft, AgentLink, OpenedAccount } from './types.ts'

export type LinkList = RecordList<AgentLink, { readonly bounds: RateBounds }>
/** What a new link is to be. */
export type AgentLinkDraft = Omit<EndpointInput<typeof linkEndpoints.linkCreate>, 'requestId'>

/**
 * Invitation links of an agent, and accounts opened directly (AGENT-21). After a lost answer, the same draft gives the link
 * or account that was made: it is not made twice.
 */
export interface AgentLinks {
  /**
   * Latest first; `dispose()` it with its screen. The totals bound the rates of a new link or account. A person who comes back sees
   * it as it was left, while it is asked for again.
   */
  list(): LinkList
  /** Its rates follow the totals of the list. `dispose()` it with its screen. */
  linkForm(options: NewLinkFormOptions): NewLinkForm
  /** `dispose()` it with its screen. */
  accountForm(options: AccountFormOptions): AccountForm
  /** `rate.*` name the group (`refusedField`); `link.limit`: others must be turned off first. */
  create(draft: AgentLinkDraft, options?: VerbOptions): Promise<Result<AgentLink>>
  /** Turns a link off. A link cannot be turned on again. */
  deactivate(code: string, options?: VerbOptions): Promise<Result<AgentLink>>
  openAccount(draft: AccountDraft, options?: VerbOptions): Promise<Result<OpenedAccount>>
  /**
   * Whether this agent may have opened the account of this name, because an earlier request for it got no answer. The account
   * then has what was typed at that time.
   */
  mayHaveOpened(username: string): boolean
}

export interface AgentLinksDeps {
  readonly session: Session
  readonly guard: Pick<AccessGuard, 'allows' | 'check'>
  readonly rules: Pick<FieldRules, 'load' | 'of'>
}

export function createAgentLinks(context: FeatureContext, { session, guard, rules }: AgentLinksDeps): AgentLinks {
  const { call, report, scope } = context
  const linkLists = createUserCache<LinkList>({
    scope,
    session,
    isKept: ({ $state }) => $state.get().status === 'ready',
  })
  const lists = createAgencyLists(context, session, guard, 'team', 'agentLinks')
  /** The names of accounts whose request got no answer. */
  const lostNames = new Set<string>()
  const nameKey = (username: string) => username.trim().toLowerCase()
  const user = createUserScope(scope, session, () => lostNames.clear())
  // Without a name: the verbs and the forms that send a change report its failure themselves.
  const common = { context, owner: user }

  function withAddress(link: EndpointOutput<typeof linkEndpoints.linkCreate>): AgentLink {
    return { ...link, url: ownSiteUrl(link.url, context) }
  }

  const creation = createMutation({
    ...common,
    // The platform makes one link for one `requestId`.
    send: async (draft: AgentLinkDraft, { key, signal }) =>
      withAddress(await call(linkEndpoints.linkCreate, { ...draft, requestId: key }, { signal })),
  })
  const opening = createMutation({
    ...common,
    // The platform opens one account for one `requestId`. The password is part of the input, so that an account with another
    // password is another change.
    send: (draft: AccountDraft, { key, signal }) =>
      call(linkEndpoints.accountOpen, { ...draft, requestId: key }, { signal }),
    unknown: (_, { username }) => void lostNames.add(nameKey(username)),
  })
  const deactivation = createMutation({
    ...common,
    // A link that is off already is a success.
    send: async (code: string, { signal }) =>
      withAddress(await call(linkEndpoints.linkDeactivate, { code }, { signal })),
  })

  const linkDraft = createUserDraft(context, session, 'MC_LINK')
  const accountDraft = createUserDraft(context, session, 'MC_ACCOUNT')
  const check = () => assertAllowed(guard, 'team')

  async function sendAs<Input, Made>(
    verb: string,
    { run }: Pick<Mutation<Input, Made>, 'run'>,
    input: Input,
    options?: VerbOptions,
  ): Promise<Result<Made>> {
    if (options?.signal?.aborted) return aborted()
    if (!guard.allows('team')) return failed(new FoyerError({ code: 'no.permission' }))
    const result = await run(input, options)
    return result.ok ? result : report(verb, result.error, { ...options, shownOnPage: true })
  }
  const mayHaveOpened = (username: string) => lostNames.has(nameKey(username))

  return {
    linkForm: (options) => createNewLinkForm(context, { ...options, creation, draft: linkDraft, check }),
    accountForm: (options) =>
      createAccountForm(context, {
        ...options,
        draft: accountDraft,
        rules,
        mayHaveOpened,
        async open(account) {
          check()
          return unwrap(await opening.run(account))
        },
      }),
    list() {
      rules.load()
      const list = linkLists.lease('links', () =>
        lists.list(
          {},
          {
            endpoint: linkEndpoints.linkList,
            pageSize: SPEC_CONSTANTS.pageSizes.records,
            language: 'none',
            key: ({ code }) => code,
            async load({ pageNo, pageSize, asOf }, signal) {
              const page = await call(linkEndpoints.linkList, { pageNo, pageSize, asOf }, { signal })
              return { ...page, list: mapRows(page.list, withAddress) }
            },
          },
        ),
      )
      // As it was left; people may have joined since.
      if (list.$state.get().status === 'ready') void list.refresh()
      return list
    },
    create: (draft, options) => sendAs('agentLinks.create', creation, draft, options),
    deactivate: (code, options) => sendAs('agentLinks.deactivate', deactivation, code, options),
    openAccount: (draft, options) => {
      const account = { ...draft, password: normalizePassword(draft.password) }
      return sendAs('agentLinks.openAccount', opening, account, options)
    },
    mayHaveOpened,
  }
}

/** Links by which people join the team of an agent, and accounts opened directly. */
export const agentLinks: Feature<AgentLinks> = defineFeature({
  id: 'agentLinks',
  needs: { session, access, agentStatus, fieldRules },
  create: (context, { session, access, fieldRules }) =>
    createAgentLinks(context, { session, guard: access, rules: fieldRules }),
})
