import { lazyComponent } from '../../components/lazy/lazy-component.ts'
import { RenderLazyComponent } from '../../components/lazy/render-lazy-component.tsx'
import { LazySheet } from '../../components/sheet/lazy-sheet.tsx'
import { useText } from '../../text/use-text.ts'

export interface SideMenuProps {
  readonly open: boolean
  readonly onClose: () => void
  /** Renders the menu before it opens, and keeps it after a closing. */
  readonly keepMounted?: boolean | undefined
}

/** The content of the menu; fetched ahead when a finger comes down on the menu button. */
export const sideMenuContent = lazyComponent(async () => (await import('./side-menu-content.tsx')).SideMenuContent)

/** The menu at the start of the screen (MENU-01 to MENU-05). What is in it comes with the first opening. */
export function SideMenuView({ open, onClose, keepMounted }: SideMenuProps) {
  const t = useText()
  return (
    <LazySheet open={open} onClose={onClose} title={t('menu.title')} side="start" keepMounted={keepMounted}>
      <RenderLazyComponent component={sideMenuContent} props={{ onClose }} />
    </LazySheet>
  )
}
