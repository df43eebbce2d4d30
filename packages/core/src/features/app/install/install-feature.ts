import type { Feature } from '../../../foyer.ts'
import { createInstall } from './create-install.ts'
import type { Install } from './install.ts'

/** Download links. */
export const installFeature: Feature<Install> = ({ context }) => createInstall(context)
