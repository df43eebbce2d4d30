import { ChevronLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { IconButton } from '../../components/icon-button/icon-button.tsx'
import { Link } from '../../components/link/link.tsx'
import { Logo } from '../../components/logo/logo.tsx'
import { Row } from '../../components/stack/row.tsx'
import { useFoyer } from '../../provider/use-foyer.ts'
import { useText } from '../../text/use-text.ts'
import { MemberMenuButton } from '../member-menu/member-menu-button.tsx'
import { useChrome } from '../use-chrome.ts'

export interface TitleBarProps {
  /** In words. Default: the title of the page. */
  readonly title?: string | undefined
  /** The words are yet to come: the bar keeps its size. */
  readonly isLoading?: boolean | undefined
  /** Stand at the end, before the account button. */
  readonly actions?: ReactNode
}

function TitleBar({ title, isLoading = false, actions }: TitleBarProps) {
  const foyer = useFoyer()
  const t = useText()
  const chrome = useChrome()
  return (
    <header className="fy-title-bar">
      <Row gap={0} oneLine>
        {chrome.back ? (
          <IconButton
            label={t('action.back')}
            icon={<ChevronLeft aria-hidden className="fy-icon fy-icon-directional" />}
            data-replay=""
            onClick={() => foyer.access.back()}
          />
        ) : null}
        {chrome.logo ? (
          <Link to={{ name: 'home' }} className="fy-header-logo" aria-label={t('header.home')}>
            <Logo />
          </Link>
        ) : null}
      </Row>
      {isLoading ? (
        <div className="fy-title-bar-title" />
      ) : (
        <h1 className="fy-title-bar-title">{title ?? t.any(chrome.titleKey)}</h1>
      )}
      <Row gap={0} oneLine justify="end">
        {actions}
        {chrome.account ? <MemberMenuButton /> : null}
      </Row>
    </header>
  )
}

/** The shared bar; nothing on pages that draw their own (LAYOUT-02, LAYOUT-05). */
export function TopBar(props: TitleBarProps) {
  return useChrome().topBar ? <TitleBar {...props} /> : null
}

/** The bar that exempt pages draw themselves (LAYOUT-04). */
export function BackBar(props: TitleBarProps) {
  return <TitleBar {...props} />
}
