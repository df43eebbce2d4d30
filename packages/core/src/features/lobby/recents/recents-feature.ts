import type { Feature } from '../../../foyer.ts'
import { createRecents } from './create-recents.ts'
import type { Recents } from './recents.ts'

/** Games played last. */
export const recentsFeature: Feature<Recents> = ({ context, access }) => createRecents(context, access)
