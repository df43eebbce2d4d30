import { useStore } from '@nanostores/react'
import { useFeature } from '../../provider/use-feature.ts'
import { lazyComponent } from '../lazy/lazy-component.ts'
import { RenderLazyComponent } from '../lazy/render-lazy-component.tsx'
import { Sheet } from '../sheet/sheet.tsx'
import { gamePreview } from './game-preview-feature.ts'

const lazyGamePreview = lazyComponent(async () => (await import('./game-preview.tsx')).GamePreview, 'pages')

/** The sheet that a long press on a game opens. Stands once in a page; what is in it comes with the first opening. */
export function GamePreviewHost() {
  const $game = useFeature(gamePreview)
  const game = useStore($game)
  if (game === undefined) return null
  const close = () => $game.set(undefined)
  return (
    <Sheet open onClose={close} title={game.name} side="bottom">
      <RenderLazyComponent component={lazyGamePreview} props={{ game, onClose: close }} />
    </Sheet>
  )
}
