import { memberMenu } from '@foyer/core/site'
import { ChevronRight, LogOut } from 'lucide-react'
import { MemberAvatar } from '../../components/avatar/member-avatar.tsx'
import { Badge } from '../../components/badge/badge.tsx'
import { BalanceView } from '../../components/balance/balance.tsx'
import { Button } from '../../components/button/button.tsx'
import { ButtonLink } from '../../components/button/button-link.tsx'
import { Link } from '../../components/link/link.tsx'
import { Note } from '../../components/note/note.tsx'
import { Skeleton } from '../../components/skeleton/skeleton.tsx'
import { Stack } from '../../components/stack/stack.tsx'
import { useSession } from '../../hooks/store-hooks.ts'
import { useAccess } from '../../hooks/use-access.ts'
import { useMember } from '../../hooks/use-member.ts'
import { useFoyer } from '../../provider/use-foyer.ts'
import { useText } from '../../text/use-text.ts'
import { MEMBER_MENU_ICONS } from './member-menu-icons.ts'

export interface MemberMenuContentProps {
  /** Called when an entry was chosen, e.g. to close the sheet around it. */
  readonly onLeave?: (() => void) | undefined
}

/** The member, the balance and the entries (MEMBER-01 to MEMBER-07); for guests the two ways in. */
export function MemberMenuContent({ onLeave }: MemberMenuContentProps) {
  const t = useText()
  const foyer = useFoyer()
  const session = useSession()
  const access = useAccess()
  if (session.type === 'unknown') return <Stack gap={4} aria-busy="true" />
  if (session.type === 'guest') {
    return (
      <Stack gap={4}>
        <Note size="inherit">{t('member.guestText')}</Note>
        <ButtonLink to={{ name: 'signIn' }} tone="primary" wide onClick={onLeave}>
          {t('header.login')}
        </ButtonLink>
        <ButtonLink to={{ name: 'register' }} wide onClick={onLeave}>
          {t('header.register')}
        </ButtonLink>
      </Stack>
    )
  }
  return (
    <Stack gap={4}>
      <MemberHead trial={session.type === 'trial'} userName={session.info.userName} />
      <div className="fy-member-money">
        <BalanceView />
        <ButtonLink to={{ name: 'deposit' }} tone="primary" size="small" onClick={onLeave}>
          {t('header.deposit')}
        </ButtonLink>
      </div>
      <ul className="fy-menu-list">
        {memberMenu(access).map(({ id, labelKey, to }) => {
          const Icon = MEMBER_MENU_ICONS[id]
          return (
            <li key={id}>
              <Link to={to} className="fy-menu-item" onClick={onLeave}>
                {Icon ? <Icon aria-hidden className="fy-icon" /> : null}
                <span className="fy-menu-label">{t.any(labelKey)}</span>
                <ChevronRight aria-hidden className="fy-icon fy-icon-directional fy-menu-arrow" />
              </Link>
            </li>
          )
        })}
      </ul>
      <Button
        tone="quiet"
        wide
        onClick={() => {
          onLeave?.()
          foyer.session.confirmSignOut()
        }}
      >
        <LogOut aria-hidden className="fy-icon fy-icon-directional" />
        {t('header.logout')}
      </Button>
    </Stack>
  )
}

function MemberHead({ trial, userName }: { readonly trial: boolean; readonly userName: string }) {
  const t = useText()
  const info = useMember()
  const member = info.status === 'ready' ? info.data : undefined
  return (
    <div className="fy-member-head">
      <MemberAvatar size="large" />
      <Stack gap={1} align="start" shrink>
        <p className="fy-member-name">{member?.displayName ?? userName}</p>
        {trial ? (
          <Badge as="p" tone="accent">
            {t('member.trial')}
          </Badge>
        ) : null}
        {member?.label ? (
          <Badge as="p" tone="accent">
            {member.label}
          </Badge>
        ) : null}
        {info.status === 'loading' ? <Skeleton className="fy-member-blank" /> : null}
      </Stack>
    </div>
  )
}
