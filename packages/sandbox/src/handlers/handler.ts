import type { AnyEndpoint, EndpointRequest, EndpointResponse } from '@foyer/core/contract'
import type { Decryption } from '../engine/decryption.ts'
import { Refusal } from '../engine/refusal.ts'
import type { Launches } from '../games/rounds/launches.ts'
import type { Member } from '../world/members.ts'
import type { LoginSession } from '../world/sessions.ts'
import type { World } from '../world/world.ts'

/** What a handler gets besides the parsed input. */
export interface HandlerContext<Input> {
  readonly input: Input
  readonly world: World
  readonly decryption: Decryption
  readonly launches: Launches
  /** The reader's, as the header `Language` says it: EN, TY, BN. */
  readonly language: string
  /** ms since the epoch. */
  readonly now: number
  /** Where the sandbox is reached, e.g. `http://127.0.0.1:4000`. */
  readonly origin: string
  /** Who asks; undefined for guests. Calls that require a session are refused before. */
  readonly caller: Caller | undefined
  /** Something changed that should survive a restart. */
  changed(): void
}

export interface Caller {
  readonly member: Member
  readonly session: LoginSession
}

/** Answers one call of the contract with its `value`, or throws a `Denial`. */
export type Handler<E extends AnyEndpoint> = (
  context: HandlerContext<EndpointRequest<E>>,
) => EndpointResponse<E> | Promise<EndpointResponse<E>>

export function callerOf({ caller }: Pick<HandlerContext<unknown>, 'caller'>): Caller {
  if (!caller) throw new Refusal('session.required')
  return caller
}
