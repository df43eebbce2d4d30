import { CircleUserRound } from 'lucide-react'
import { useState } from 'react'
import { LazyMemberAvatar } from '../../components/avatar/lazy-member-avatar.tsx'
import { IconButton } from '../../components/icon-button/icon-button.tsx'
import { useSessionInfo } from '../../hooks/store-hooks.ts'
import { useText } from '../../text/use-text.ts'
import { MemberMenu } from './member-menu.tsx'

/** Opens the member menu. */
export function MemberMenuButton() {
  const t = useText()
  const known = useSessionInfo() !== undefined
  const [open, setOpen] = useState(false)
  return (
    <>
      <IconButton
        label={t('member.open')}
        icon={known ? <LazyMemberAvatar /> : <CircleUserRound aria-hidden className="fy-icon" />}
        aria-haspopup="dialog"
        aria-expanded={open}
        data-replay=""
        onClick={() => setOpen(true)}
      />
      <MemberMenu open={open} onClose={() => setOpen(false)} />
    </>
  )
}
