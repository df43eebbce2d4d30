import { CircleUserRound } from 'lucide-react'
import { useState } from 'react'
import { useText } from '../../text/use-text.ts'
import { IconButton } from '../icon-button/icon-button.tsx'
import { MemberMenu } from './member-menu.tsx'

/** Opens the member menu. */
export function MemberMenuButton() {
  const t = useText()
  const [open, setOpen] = useState(false)
  return (
    <>
      <IconButton
        label={t('member.open')}
        icon={<CircleUserRound aria-hidden className="fy-icon" />}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(true)}
      />
      <MemberMenu open={open} onClose={() => setOpen(false)} />
    </>
  )
}
