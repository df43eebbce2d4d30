import type { Feature } from '../foyer.ts'
import { createLaunch } from './create-launch.ts'
import type { Launch } from './launch.ts'

/** Starting a game. */
export const launchFeature: Feature<Launch> = ({ context, session, recents, wallet, catalogue, site }) =>
  createLaunch(context, { session, recents, wallet, catalogue, site })
