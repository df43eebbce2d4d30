import type { Feature } from '../../../foyer.ts'
import { installFeature } from '../../app/install/install-feature.ts'
import { announcementsFeature } from '../announcements/announcements-feature.ts'
import { createHomePopups } from './create-home-popups.ts'
import type { HomePopups } from './home-popups.ts'

/** What opens over the lobby by itself. */
export const homePopupsFeature: Feature<HomePopups> = ({ context, session, use }) =>
  createHomePopups(context, session, { announcements: use(announcementsFeature), install: use(installFeature) })
