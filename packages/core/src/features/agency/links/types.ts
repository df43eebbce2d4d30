import type { EndpointInput, EndpointOutput } from '../../../kernel/endpoint.ts'
import type { linkEndpoints } from './endpoints.ts'

/** An address by which people join the team, with the rates that they get. */
export interface AgentLink extends Omit<EndpointOutput<typeof linkEndpoints.linkCreate>, 'url'> {
  /** Missing where the platform sends one that leads to another site: it must not be handed on in the name of this one. */
  readonly url: string | undefined
}

/** An account that an agent opens for another person. */
export type AccountDraft = Omit<EndpointInput<typeof linkEndpoints.accountOpen>, 'requestId'>
export type OpenedAccount = EndpointOutput<typeof linkEndpoints.accountOpen>
