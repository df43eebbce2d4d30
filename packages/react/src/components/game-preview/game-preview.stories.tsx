import type { Game } from '@foyer/core'
import { useEffect } from 'react'
import { LobbyScene, type LobbySceneProps } from '../../../stories/lobby-scene.tsx'
import { Plate } from '../../../stories/scene.tsx'
import { useFeature } from '../../provider/use-feature.ts'
import { game } from '../../testing/game-fixtures.ts'
import { GameTile } from '../game-tile/game-tile.tsx'
import { gamePreview } from './game-preview-feature.ts'
import { GamePreviewHost } from './game-preview-host.tsx'

export default { title: 'Games / GamePreview' }

const WHOLE = game(1, { name: 'Fire Phoenix', classification: 'JP', minBet: 0.1, minLines: 25, isHot: true })

function Open({ of }: { readonly of: Game }) {
  const $game = useFeature(gamePreview)
  useEffect(() => $game.set(of), [$game, of])
  return <GamePreviewHost />
}

function Look({ of = WHOLE, ...scene }: Pick<LobbySceneProps, 'as' | 'locale'> & { readonly of?: Game }) {
  return (
    <LobbyScene {...scene}>
      <Plate>
        <div className="story-square">
          <GameTile game={of} />
        </div>
      </Plate>
      <Open of={of} />
    </LobbyScene>
  )
}

export const Guest = () => <Look />
export const Member = () => <Look as="player1" />
export const Filipino = () => <Look as="player1" locale="TY" />
export const Bengali = () => <Look locale="BN" />
export const Mirrored = () => <Look locale="RTL" />
export const LittleIsKnown = () => <Look of={LITTLE} />
export const LongName = () => <Look of={LONG} />

const LITTLE = game(2, { name: 'Plain Game', icon: undefined })
const LONG = game(3, { name: 'The Extraordinarily Long Adventures of the Fire Phoenix and All of Its Friends' })
