import * as z from 'zod/mini'
import { defineFeature, type Feature, type FeatureContext } from '../../../kernel/feature.ts'
import { createStoredValue } from '../../../kernel/stored-value.ts'
import type { Unsubscribe } from '../../../ports/ports.ts'
import { text } from '../../../transport/wire-schemas.ts'
import { userKey } from '../../auth/session/roles.ts'
import { type Session, session } from '../../auth/session/session.ts'
import { CONTRACT_KINDS } from './endpoints.ts'

/** An agreement between an agent and the merchant. */
export type ContractKind = (typeof CONTRACT_KINDS)[number]

/** Tells the other parts of the client, and the other tabs of the same agent, that something was agreed to. */
export interface AgreedNotice {
  tell(kind: ContractKind, contractId: string): void
  /** In this tab and in others. */
  onAgreed(listener: (kind: ContractKind) => void): Unsubscribe
}

export function createAgreedNotice(
  { log, ports, scope }: FeatureContext,
  session: Pick<Session, '$state'>,
): AgreedNotice {
  const stored = createStoredValue({
    storage: ports.storage,
    key: 'MC_AGREED',
    schema: z.object({ user: text, kind: z.enum(CONTRACT_KINDS), contractId: text }),
    log,
  })
  const listeners = new Set<(kind: ContractKind) => void>()
  const hear = (kind: ContractKind) => {
    for (const listener of listeners) listener(kind)
  }
  scope.add(
    stored.onChange((told) => {
      if (told !== undefined && told.user === userKey(session.$state.get())) hear(told.kind)
    }),
  )
  return {
    tell(kind, contractId) {
      const user = userKey(session.$state.get())
      if (user === undefined) return
      // The write itself is the message, and is one only where something changes.
      stored.remove()
      stored.write({ user, kind, contractId })
      hear(kind)
    },
    onAgreed(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** What tells that something was agreed to. */
export const agreedNotice: Feature<AgreedNotice> = defineFeature({
  id: 'agreedNotice',
  needs: { session },
  create: (context, { session }) => createAgreedNotice(context, session),
})
