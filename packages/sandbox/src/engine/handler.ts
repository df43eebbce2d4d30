import type { AnyEndpoint, Contract, EndpointRequest, EndpointResponse } from '@foyer/core/contract'
import type { Launches } from '../rounds/launches.ts'
import type { Member } from '../world/member.ts'
import { Refusal } from '../world/refusal.ts'
import type { SessionToken } from '../world/sessions.ts'
import type { World } from '../world/world.ts'
import type { Decryption } from './decryption.ts'

/** What a handler gets besides the parsed input. */
export interface HandlerContext<Input> {
  readonly input: Input
  readonly world: World
  readonly decryption: Decryption
  readonly launches: Launches
  /** Of the header `Language`: EN, TY, BN. */
  readonly language: string
  /** ms since the epoch. */
  readonly now: number
  /** Origin of the sandbox, e.g. `http://127.0.0.1:4000`. */
  readonly origin: string
  /** Origin of the chat and of other addresses of suppliers (settlement 34). */
  readonly vendorOrigin: string
  /** Network address of the caller. */
  readonly address: string
  /** The caller; undefined for guests, whose calls that require a session are refused before. */
  readonly caller: Caller | undefined
  /** Call it after a change that should survive a restart. */
  changed(): void
}

export interface Caller {
  readonly member: Member
  readonly session: SessionToken
}

/** Answers one call of the contract with its `value`, or throws a `Refusal`. */
export type Handler<E extends AnyEndpoint> = (
  context: HandlerContext<EndpointRequest<E>>,
) => EndpointResponse<E> | Promise<EndpointResponse<E>>

/** A handler for every call of the contract. A group of handlers satisfies a part of the table. */
export type HandlerTable = { readonly [Id in keyof Contract]: Handler<Contract[Id]> }

export function callerOf({ caller }: Pick<HandlerContext<unknown>, 'caller'>): Caller {
  if (!caller) throw new Refusal('session.required')
  return caller
}

/** The caller, who is no trial player. @throws Refusal `trial.rejected` */
export function accountOwnerOf(context: Pick<HandlerContext<unknown>, 'caller'>): Member {
  const { member } = callerOf(context)
  if (member.account === undefined) throw new Refusal('trial.rejected')
  return member
}
