import type { Feature } from '../../../foyer.ts'
import { createKyc } from './create-kyc.ts'
import type { Kyc } from './kyc.ts'

/** Identity documents and the state of their verification. */
export const kycFeature: Feature<Kyc> = ({ context, session, access }) => createKyc(context, session, access)
