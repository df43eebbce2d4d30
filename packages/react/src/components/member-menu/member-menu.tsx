import { useText } from '../../text/use-text.ts'
import { Late } from '../late/late.tsx'
import { latePart } from '../late/late-part.ts'
import { LateSheet } from '../sheet/late-sheet.tsx'

export interface MemberMenuProps {
  readonly open: boolean
  readonly onClose: () => void
}

const memberPanel = latePart(async () => (await import('./member-panel.tsx')).MemberPanel)

/** The member's panel, from the end of the screen. */
export function MemberMenu({ open, onClose }: MemberMenuProps) {
  const t = useText()
  return (
    <LateSheet open={open} onClose={onClose} title={t('member.title')} side="end">
      <Late part={memberPanel} props={{ onLeave: onClose }} />
    </LateSheet>
  )
}
