import { member, type RouteTarget } from '@foyer/core'
import { Camera } from 'lucide-react'
import { useState } from 'react'
import { useSessionInfo } from '../../hooks/store-hooks.ts'
import { useKyc } from '../../hooks/use-kyc.ts'
import { useMember } from '../../hooks/use-member.ts'
import { useRetryWhenOnline } from '../../hooks/use-retry-when-online.ts'
import { useFeature } from '../../provider/use-feature.ts'
import { useFoyer } from '../../provider/use-foyer.ts'
import { useText } from '../../text/use-text.ts'
import { MemberAvatar } from '../avatar/member-avatar.tsx'
import { AvatarPicker } from '../avatar-picker/avatar-picker.tsx'
import { Badge } from '../badge/badge.tsx'
import { Button } from '../button/button.tsx'
import { Link } from '../link/link.tsx'
import { Note } from '../note/note.tsx'
import { Skeleton } from '../skeleton/skeleton.tsx'
import { Row } from '../stack/row.tsx'
import { Stack } from '../stack/stack.tsx'
import { StaleMark } from '../stale-mark/stale-mark.tsx'
import { KycBadge } from './kyc-badge.tsx'

export interface ProfileCardProps {
  /** Where the badge of the verification leads; left out on its own page. */
  readonly verifyAt?: string | RouteTarget | undefined
}

/** The member: avatar and its choice, name, level, and the state of the KYC (MEMBER-01, MEMBER-08, VERIFY-03). */
export function ProfileCard({ verifyAt }: ProfileCardProps) {
  const t = useText()
  const [choosing, setChoosing] = useState(false)
  return (
    <div className="fy-profile-card">
      <button
        type="button"
        className="fy-profile-card-picture"
        aria-label={t('identity.change')}
        aria-haspopup="dialog"
        aria-expanded={choosing}
        onClick={() => setChoosing(true)}
      >
        <MemberAvatar size="huge" />
        <span className="fy-profile-card-camera">
          <Camera aria-hidden className="fy-icon" />
        </span>
      </button>
      <div className="fy-profile-card-who">
        <Names />
        <Proof to={verifyAt} />
      </div>
      <AvatarPicker open={choosing} onClose={() => setChoosing(false)} />
    </div>
  )
}

function Names() {
  const t = useText()
  const memberApi = useFeature(member)
  const info = useMember()
  const userName = useSessionInfo()?.userName ?? ''
  const retry = () => void memberApi.refresh()
  const isOffline = useRetryWhenOnline(info.status === 'failed' ? retry : undefined)
  switch (info.status) {
    case 'idle':
    case 'loading':
      return (
        <Stack gap={1} align="start" shrink className="fy-profile-card-names" aria-busy="true">
          <p className="fy-profile-card-name">{userName}</p>
          <Skeleton className="fy-profile-card-blank" />
        </Stack>
      )
    case 'failed':
      return (
        <Stack gap={1} align="start" shrink className="fy-profile-card-names">
          <p className="fy-profile-card-name">{userName}</p>
          {isOffline ? null : (
            <>
              <Note role="alert">{t('identity.failed')}</Note>
              <Button size="small" onClick={retry}>
                {t('state.retry')}
              </Button>
            </>
          )}
        </Stack>
      )
    case 'ready': {
      const { displayName, account, label } = info.data
      return (
        <Stack gap={1} align="start" shrink className="fy-profile-card-names">
          <p className="fy-profile-card-name">{displayName}</p>
          <Row as="p" lineGap={1} align="center">
            {displayName === account ? null : <Note as="span">{account}</Note>}
            {label ? <Badge tone="accent">{label}</Badge> : null}
          </Row>
          {info.stale ? <StaleMark at={info.at} /> : null}
        </Stack>
      )
    }
  }
}

/** Without an answer there is no badge; the page of the verification shows the error. */
function Proof({ to }: { readonly to: string | RouteTarget | undefined }) {
  const { access } = useFoyer()
  const kyc = useKyc()
  if (kyc.status === 'loading') return <Skeleton className="fy-profile-card-blank" />
  if (kyc.status !== 'ready') return null
  const mark = <KycBadge state={kyc.data.status} />
  const leads = to !== undefined && (typeof to === 'string' || access.hasPage(to))
  return leads ? <Link to={to}>{mark}</Link> : mark
}
