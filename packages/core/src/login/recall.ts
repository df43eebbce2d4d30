import type { Parts } from '../foyer.ts'
import type { Recalled } from '../session/session.ts'
import { rememberedFeature } from './remembered-feature.ts'

/** SESSION-06: what a silent login needs; loaded by the session where one is wanted. Never rejects. */
export async function recall({ use }: Pick<Parts, 'use'>): Promise<Recalled | undefined> {
  const { record, temporary } = use(rememberedFeature)
  const known = record.read()
  const password = await record.password()
  if (known === undefined || password === undefined) return undefined
  return {
    credentials: { username: known.username, password },
    entered: ({ firstTimeLogin }) => {
      if (firstTimeLogin) temporary.hold(password)
    },
  }
}
