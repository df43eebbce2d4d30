import type { Feature } from '../../../foyer.ts'
import { createLaunch } from './create-launch.ts'
import type { Launch } from './launch.ts'

/** Starting a game. */
export const launchFeature: Feature<Launch> = ({ context, access, wallet, catalogue, app, use }) =>
  createLaunch(context, {
    guard: access,
    wallet,
    catalogue,
    app,
    recents: async () => use((await import('../recents/recents-feature.ts')).recentsFeature),
  })
