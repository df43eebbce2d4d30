import type * as z from 'zod/mini'
import type { Decryption } from '../engine/decryption.ts'
import type { Faults } from '../engine/faults.ts'
import type { RequestLog } from '../engine/request-log.ts'
import type { Launches } from '../rounds/launches.ts'
import type { Member } from '../world/member.ts'
import { toMinor } from '../world/money.ts'
import { invalidField } from '../world/refusal.ts'
import type { World } from '../world/world.ts'

/** What the commands act on. */
export interface ControlDeps {
  readonly world: () => World
  readonly faults: Faults
  readonly log: RequestLog
  readonly decryption: Decryption
  readonly launches: Launches
  readonly reset: () => void
  /** ms since the epoch. */
  readonly now: () => number
  readonly changed: () => void
}

/** A handler for each command of a group; each is given what its schema has parsed. */
export type HandlersOf<Schemas extends Readonly<Record<string, z.ZodMiniType>>> = {
  readonly [Name in keyof Schemas]: (input: z.output<Schemas[Name]>) => void | Promise<void>
}

/** Leaves out what is undefined, so that it does not overwrite. */
export function withoutUndefined<T extends object>(fields: T): { [Field in keyof T]?: Exclude<T[Field], undefined> } {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [Field in keyof T]?: Exclude<T[Field], undefined>
  }
}

/** @throws Refusal `request.invalid` without a member of this name; trial players are members too. */
export function memberNamed({ members }: World, userName: string): Member {
  const member = members.get(userName)
  if (member === undefined) throw invalidField('userName')
  return member
}

/** @throws Refusal `request.invalid` without a member of this name who has an account, which trial players have not. */
export function accountNamed({ members }: World, userName: string): Member {
  const member = members.get(userName)
  if (member?.account === undefined) throw invalidField('userName')
  return member
}

/** Minor units. @throws Refusal `request.invalid` where the field is no decimal text. */
export function minorOf(text: string, field: string): number {
  const minor = toMinor(text)
  if (minor === undefined) throw invalidField(field)
  return minor
}
