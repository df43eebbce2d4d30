import { FoyerError } from '../kernel/errors.ts'
import type { Call } from '../transport/call.ts'
import { trialCreate, trialStart } from './contract.ts'

export interface TrialAccount {
  readonly token: string
  readonly userName: string
  readonly customerType: number | undefined
}

/**
 * Asks the platform for a trial account (TRIAL-01, TRIAL-02); one that the start of the play did not name is created.
 * @throws FoyerError `no.permission` where trial play is not active, or the refusal of the call.
 */
export async function askForTrial(call: Call, signal: AbortSignal): Promise<TrialAccount> {
  const { active, token, userName, customerType } = await call(trialStart, { moduleId: 'FREEPLAY3' }, { signal })
  if (!active || token === undefined) throw new FoyerError({ code: 'no.permission', endpoint: trialStart.id })
  if (userName !== undefined) return { token, userName, customerType }
  const made = await call(trialCreate, {}, { signal })
  return { token, userName: made.userName, customerType: made.customerType ?? customerType }
}
