import type { Flag } from '../../../config/flags.ts'
import { SOCIAL_NETWORKS, type SocialNetwork } from './social-sign-in.ts'

const FLAGS: Readonly<Record<SocialNetwork, Flag>> = { facebook: 'FACEBOOKLOGIN3', google: 'GOOGLELOGIN3' }

export interface SocialFacts {
  isOn(flag: Flag): boolean
  /** Whether the provider of a network is ready. */
  isReady(network: SocialNetwork): boolean
}

/** The buttons of sign-in and registration, in order (LOGIN-05, REG-04). */
export function socialButtons({ isOn, isReady }: SocialFacts): readonly SocialNetwork[] {
  return SOCIAL_NETWORKS.filter((network) => isOn(FLAGS[network]) && isReady(network))
}
