import { Plus } from 'lucide-react'
import { MemberAvatar } from '../../components/avatar/member-avatar.tsx'
import { BalanceView } from '../../components/balance/balance.tsx'
import { Link } from '../../components/link/link.tsx'
import { useText } from '../../text/use-text.ts'

/** What the header has for people with a session: balance, deposit, avatar (HEADER-03). */
export function HeaderMember() {
  const t = useText()
  return (
    <>
      <span className="fy-header-wallet">
        <BalanceView />
        <Link to={{ name: 'deposit' }} className="fy-header-deposit" aria-label={t('header.deposit')}>
          <Plus aria-hidden className="fy-icon" />
        </Link>
      </span>
      <Link to={{ name: 'memberHome' }} className="fy-header-avatar" aria-label={t('member.open')}>
        <MemberAvatar />
      </Link>
    </>
  )
}
