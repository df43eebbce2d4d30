import { defineFeature, type Feature } from '../../../kernel/feature.ts'
import { createLastKnownRows, type LastKnownRows } from '../../auth/session/last-known-rows.ts'
import { session } from '../../auth/session/session.ts'
import { type Game, storedGame } from './game.ts'

export type LastKnownGames = LastKnownRows<Game>

/** What was last known of lists and shelves, part of both. */
export const lastKnownGames: Feature<LastKnownGames> = defineFeature({
  id: 'lastKnownGames',
  needs: { session },
  create: (context, { session }) => createLastKnownRows(context, session, storedGame),
})
