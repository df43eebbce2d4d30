import type { Feature } from '../foyer.ts'
import { recentsFeature } from '../recents/recents-feature.ts'
import { createLaunch } from './create-launch.ts'
import type { Launch } from './launch.ts'

/** Starting a game. */
export const launchFeature: Feature<Launch> = ({ context, access, wallet, catalogue, site, use }) =>
  createLaunch(context, { gate: access, recents: use(recentsFeature), wallet, catalogue, site })
