import { useText } from '../../text/use-text.ts'
import { Late } from '../late/late.tsx'
import { latePart } from '../late/late-part.ts'
import { LateSheet } from '../sheet/late-sheet.tsx'

export interface SideMenuProps {
  readonly open: boolean
  readonly onClose: () => void
}

/** The content of the menu; fetched ahead when a finger comes down on the menu button. */
export const sideMenuContent = latePart(async () => (await import('./side-menu-content.tsx')).SideMenuContent)

/** The menu at the start of the screen (MENU-01 to MENU-05). What is in it comes with the first opening. */
export function SideMenu({ open, onClose }: SideMenuProps) {
  const t = useText()
  return (
    <LateSheet open={open} onClose={onClose} title={t('menu.title')} side="start">
      <Late part={sideMenuContent} props={{ onClose }} />
    </LateSheet>
  )
}
