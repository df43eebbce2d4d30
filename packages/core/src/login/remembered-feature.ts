import type { Feature } from '../foyer.ts'
import { createRemembered, type Remembered } from './remembered.ts'

export const rememberedFeature: Feature<Remembered> = ({ context, session }) => createRemembered(context, session)
