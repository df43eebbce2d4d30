import type { World } from '../world/world.ts'

export interface NumberProof {
  readonly mobileNum: string
  readonly verificationCode?: string | undefined
  readonly firebaseIdToken?: string | undefined
}

/** REG-13, PHONEPW-11: the word of the provider that checked a code, or the code that we sent. */
export function provesNumber({ idTokens, smsCodes }: World, proof: NumberProof): boolean {
  const { mobileNum, verificationCode, firebaseIdToken } = proof
  if (firebaseIdToken === undefined) return smsCodes.check(mobileNum, verificationCode)
  return idTokens.subject(firebaseIdToken, 'sms')?.mobileNum === mobileNum
}
