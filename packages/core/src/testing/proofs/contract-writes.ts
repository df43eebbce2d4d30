import type { EndpointId } from '../../config/endpoint-ids.ts'
import { contract } from '../../contract.ts'
import type { AnyEndpoint } from '../../kernel/endpoint.ts'

const ALL: readonly (readonly [string, AnyEndpoint])[] = Object.entries(contract)

/** The calls of the contract that change something, by their ids. Some are a GET, which is then not safe. */
export const CONTRACT_WRITES: ReadonlyMap<string, AnyEndpoint> = new Map(
  ALL.filter(([, { method, safe }]) => method !== 'GET' || !safe),
)

/** The writes that the transport may repeat, because the platform makes one change of several equal requests. */
export const REPEATABLE_WRITES: readonly EndpointId[] = ['payoutAccountRemove', 'rewardGiveBack']
