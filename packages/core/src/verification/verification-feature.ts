import type { Feature } from '../foyer.ts'
import { createVerification } from './create-verification.ts'
import type { Verification } from './verification.ts'

/** Codes by SMS, captchas, human verification. */
export const verificationFeature: Feature<Verification> = ({ context }) => createVerification(context)
