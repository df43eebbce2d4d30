import type { RouteTarget, TeamMemberName } from '@foyer/core'
import { useText } from '../../text/use-text.ts'
import { Link } from '../link/link.tsx'

export interface TeamPathProps {
  readonly path: readonly TeamMemberName[]
  /** Where a name leads; undefined is one's own team. */
  readonly toOf: (memberId: string | undefined) => RouteTarget
}

/** From one's own team down to the member whose team is shown. Nothing at the top. */
export function TeamPath({ path, toOf }: TeamPathProps) {
  const t = useText()
  if (path.length === 0) return null
  const last = path.length - 1
  return (
    <nav className="fy-team-path" aria-label={t('team.path')}>
      <ol>
        <li>
          <Link to={toOf(undefined)}>{t('team.own')}</Link>
        </li>
        {path.map(({ memberId, userName }, at) => (
          <li key={memberId}>
            {at === last ? (
              <bdi aria-current="page">{userName}</bdi>
            ) : (
              <Link to={toOf(memberId)}>
                <bdi>{userName}</bdi>
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
