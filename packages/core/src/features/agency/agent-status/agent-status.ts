import { defineFeature, type Feature, type FeatureContext } from '../../../kernel/feature.ts'
import { type Session, session } from '../../auth/session/session.ts'

/**
 * Tells an agent whose account has become a player's while they were at work. The platform refuses the next call then
 * (`no.permission`): the session is read again, what belonged to the agent is dropped with the former user, and the guards
 * lead away from the pages of agents.
 */
export function watchAgentStatus(
  { failures, scope, toasts }: Pick<FeatureContext, 'failures' | 'scope' | 'toasts'>,
  session: Pick<Session, '$state' | 'refresh'>,
): void {
  const agentName = () => {
    const state = session.$state.get()
    return state.type === 'member' && state.isAgent ? state.info.userName : undefined
  }
  let agent = agentName()
  scope.add(
    session.$state.listen((state) => {
      const former = agent
      agent = agentName()
      const isSameMember = state.type === 'member' && state.info.userName === former
      if (isSameMember && agent === undefined) toasts.info('toast.agent.ended')
    }),
  )
  scope.add(
    failures.on('failed', ({ code }) => {
      if (code === 'no.permission' && agent !== undefined) void session.refresh()
    }),
  )
}

/** Without verbs: the features of the agency need it. */
export const agentStatus: Feature<void> = defineFeature({
  id: 'agentStatus',
  needs: { session },
  create: (context, { session }) => watchAgentStatus(context, session),
})
