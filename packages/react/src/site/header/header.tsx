import { member } from '@foyer/core'
import { Menu } from 'lucide-react'
import { type ReactNode, startTransition, useEffect, useState } from 'react'
import { ButtonLink } from '../../components/button/button-link.tsx'
import { IconButton } from '../../components/icon-button/icon-button.tsx'
import { lazyComponent } from '../../components/lazy/lazy-component.ts'
import { useLazyComponent, usePrefetch } from '../../components/lazy/use-lazy-component.ts'
import { Link } from '../../components/link/link.tsx'
import { Logo } from '../../components/logo/logo.tsx'
import { Row } from '../../components/stack/row.tsx'
import { useSession, useSessionInfo } from '../../hooks/store-hooks.ts'
import { useCurrentPage } from '../../hooks/use-current-page.ts'
import { useFoyer } from '../../provider/use-foyer.ts'
import { useText } from '../../text/use-text.ts'
import { SideMenuView, sideMenuContent } from '../side-menu/side-menu.tsx'
import { useChrome } from '../use-chrome.ts'

export interface HeaderProps {
  /** In place of our mark. */
  readonly logo?: ReactNode
  /** Shown beside our mark while there is room. */
  readonly name?: string | undefined
}

/** Guests do without it, and the first screen with them. */
export const headerMember = lazyComponent(async () => (await import('./header-member.tsx')).HeaderMember)

/**
 * The header of the home paths (HEADER-01 to HEADER-05). Of the same size for guests and members, so nothing shifts.
 *
 * A prerendered document shows the links for guests before the application is there where `<html>` says
 * `data-stored-session="none"`.
 */
export function Header({ logo, name }: HeaderProps) {
  const foyer = useFoyer()
  const t = useText()
  const session = useSession()
  const { logo: isHome } = useChrome()
  const { path } = useCurrentPage().result.route
  const prefetchMenu = usePrefetch(sideMenuContent)
  const [menu, setMenu] = useState(false)
  /** The page on which a finger came to the menu's button. The rendered menu is dropped with that page. */
  const [preparedOn, setPreparedOn] = useState<string>()
  const known = useSessionInfo() !== undefined
  const lazyMember = useLazyComponent(headerMember, known || undefined)
  useEffect(() => {
    if (known) void foyer.use(member).refresh()
  }, [foyer, known])
  return (
    <header className="fy-header">
      <IconButton
        label={t('menu.open')}
        icon={<Menu aria-hidden className="fy-icon" />}
        aria-haspopup="dialog"
        aria-expanded={menu}
        data-replay=""
        onPointerDown={() => {
          prefetchMenu()
          startTransition(() => setPreparedOn(path))
        }}
        onClick={() => setMenu(true)}
      />
      <Link
        to={{ name: 'home' }}
        className="fy-header-logo"
        aria-label={t('header.home')}
        aria-current={isHome ? 'page' : undefined}
      >
        {logo ?? <Logo name={known ? undefined : name} />}
      </Link>
      <div className="fy-header-side" data-session={session.type}>
        {known && lazyMember.status === 'ready' ? <lazyMember.Component /> : null}
        {session.type === 'guest' || session.type === 'unknown' ? (
          <Row oneLine className="fy-header-guest">
            <ButtonLink to={{ name: 'signIn' }} size="small" tone="neutral">
              {t('header.login')}
            </ButtonLink>
            <ButtonLink to={{ name: 'register' }} size="small" tone="primary">
              {t('header.register')}
            </ButtonLink>
          </Row>
        ) : null}
      </div>
      <SideMenuView open={menu} keepMounted={preparedOn === path} onClose={() => setMenu(false)} />
    </header>
  )
}
