import { announcementsFeature } from '../announcements/announcements-feature.ts'
import type { Feature } from '../foyer.ts'
import { installFeature } from '../install/install-feature.ts'
import { createPopups } from './create-popups.ts'
import type { Popups } from './popups.ts'

/** What opens over the lobby by itself. */
export const popupsFeature: Feature<Popups> = ({ context, session, use }) =>
  createPopups(context, session, { announcements: use(announcementsFeature), install: use(installFeature) })
