import { useText } from '../../text/use-text.ts'
import { Late } from '../late/late.tsx'
import { Sheet } from '../sheet/sheet.tsx'

export interface MemberMenuProps {
  readonly open: boolean
  readonly onClose: () => void
}

const loadPanel = async () => (await import('./member-panel.tsx')).MemberPanel

/** The member's panel, from the end of the screen. */
export function MemberMenu({ open, onClose }: MemberMenuProps) {
  const t = useText()
  return (
    <Sheet open={open} onClose={onClose} title={t('member.title')} side="end">
      <Late load={loadPanel} props={{ onLeave: onClose }} />
    </Sheet>
  )
}
