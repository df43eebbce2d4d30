import { lazyComponent } from '../../components/lazy/lazy-component.ts'
import { RenderLazyComponent } from '../../components/lazy/render-lazy-component.tsx'
import { LazySheet } from '../../components/sheet/lazy-sheet.tsx'
import { useText } from '../../text/use-text.ts'

export interface SideMenuProps {
  readonly open: boolean
  readonly onClose: () => void
  /** The finger is on its button: it is drawn before it opens. */
  readonly ahead?: boolean | undefined
}

/** The content of the menu; fetched ahead when a finger comes down on the menu button. */
export const sideMenuContent = lazyComponent(async () => (await import('./side-menu-content.tsx')).SideMenuContent)

/** The menu at the start of the screen (MENU-01 to MENU-05). What is in it comes with the first opening. */
export function SideMenu({ open, onClose, ahead = false }: SideMenuProps) {
  const t = useText()
  return (
    <LazySheet open={open} onClose={onClose} title={t('menu.title')} side="start" keep={ahead}>
      <RenderLazyComponent component={sideMenuContent} props={{ onClose }} />
    </LazySheet>
  )
}
