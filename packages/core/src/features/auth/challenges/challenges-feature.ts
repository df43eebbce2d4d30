import type { Feature } from '../../../foyer.ts'
import type { Challenges } from './challenges.ts'
import { createChallenges } from './create-challenges.ts'

/** Codes by SMS, captchas, human verification. */
export const challengesFeature: Feature<Challenges> = ({ context }) => createChallenges(context)
