import { FoyerError } from '../kernel/errors.ts'
import type { Call } from '../transport/call.ts'
import { trialStart } from './contract.ts'

export interface TrialAccount {
  readonly token: string
  readonly userName: string
  readonly customerType: number | undefined
}

/**
 * Asks the platform for a trial account (TRIAL-01, TRIAL-02).
 * @throws FoyerError `no.permission` where trial play is not active, or the refusal of the call.
 */
export async function askForTrial(call: Call, signal: AbortSignal): Promise<TrialAccount> {
  const { active, token, userName, customerType } = await call(trialStart, { moduleId: 'FREEPLAY3' }, { signal })
  if (!active || token === undefined || userName === undefined) {
    throw new FoyerError({ code: 'no.permission', endpoint: trialStart.id })
  }
  return { token, userName, customerType }
}
