import type { World } from '../world/world.ts'

export interface NumberProof {
  readonly verificationCode?: string | undefined
  readonly firebaseIdToken?: string | undefined
}

/**
 * REG-13, PHONEPW-11: checks the id token of a provider, or the code that the platform sent.
 * @param matches whether a number is that of the call, by its key.
 * @returns the key of the number that is proved.
 */
export function verifiedMobileNumber(
  { idTokens, smsCodes }: World,
  { verificationCode, firebaseIdToken }: NumberProof,
  matches: (key: string) => boolean,
): string | undefined {
  if (firebaseIdToken === undefined) {
    return smsCodes.pending(matches).find((key) => smsCodes.check(key, verificationCode))
  }
  const key = idTokens.subject(firebaseIdToken, 'sms')?.mobileKey
  return key !== undefined && matches(key) ? key : undefined
}
