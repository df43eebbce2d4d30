import type { Feature } from '../../../foyer.ts'
import { createKyc } from './create-kyc.ts'
import type { Kyc } from './kyc.ts'

/** Documents of identity, and what became of them. */
export const kycFeature: Feature<Kyc> = ({ context, session, access }) => createKyc(context, session, access)
