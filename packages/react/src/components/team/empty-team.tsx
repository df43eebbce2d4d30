import { UserPlus } from 'lucide-react'
import { useText } from '../../text/use-text.ts'
import { ButtonLink } from '../button/button-link.tsx'
import { EmptyState } from '../empty-state/empty-state.tsx'

/** A team without members, and how members come. */
export function EmptyTeam() {
  const t = useText()
  return (
    <EmptyState
      title={t('team.empty.title')}
      text={t('team.empty.text')}
      icon={<UserPlus aria-hidden="true" className="fy-icon" />}
      action={<MakeLink />}
    />
  )
}

/** To the page where an agent makes links. */
export function MakeLink() {
  const t = useText()
  return <ButtonLink to={{ name: 'openAccount' }}>{t('team.empty.action')}</ButtonLink>
}
