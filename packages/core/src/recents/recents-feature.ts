import type { Feature } from '../foyer.ts'
import { createRecents } from './create-recents.ts'
import type { Recents } from './recents.ts'

/** Games played last. */
export const recentsFeature: Feature<Recents> = ({ context, session }) => createRecents(context, session)
