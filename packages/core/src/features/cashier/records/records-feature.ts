import type { Feature } from '../../../foyer.ts'
import { createRecords } from './create-records.ts'
import type { Records } from './records.ts'

/** Bets, transactions, profit and loss. */
export const recordsFeature: Feature<Records> = ({ context, access, session }) =>
  createRecords(context, session, access)
