import { useStore } from '@nanostores/react'
import { useFeature } from '../../provider/use-feature.ts'
import { Lazy } from '../lazy/lazy.tsx'
import { lazyComponent } from '../lazy/lazy-component.ts'
import { Sheet } from '../sheet/sheet.tsx'
import { quickLookFeature } from './quick-look-feature.ts'

const quickLook = lazyComponent(async () => (await import('./quick-look.tsx')).QuickLook, 'pages')

/** The sheet that a long press on a game opens. Stands once in a page; what is in it comes with the first opening. */
export function QuickLookHost() {
  const $game = useFeature(quickLookFeature)
  const game = useStore($game)
  if (game === undefined) return null
  const close = () => $game.set(undefined)
  return (
    <Sheet open onClose={close} title={game.name} side="bottom">
      <Lazy component={quickLook} props={{ game, onClose: close }} />
    </Sheet>
  )
}
