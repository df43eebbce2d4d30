import { useText } from '../../text/use-text.ts'
import { Sheet } from '../sheet/sheet.tsx'
import { MemberPanel } from './member-panel.tsx'

export interface MemberMenuProps {
  readonly open: boolean
  readonly onClose: () => void
}

/** The member's panel, from the end of the screen. */
export function MemberMenu({ open, onClose }: MemberMenuProps) {
  const t = useText()
  return (
    <Sheet open={open} onClose={onClose} title={t('member.title')} side="end">
      <MemberPanel onLeave={onClose} />
    </Sheet>
  )
}
