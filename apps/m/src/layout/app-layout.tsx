import { ConnectionBanner, Footer, FooterMenu, Header, useChrome, useFoyer, useText } from '@foyer/react'
import {
  Outlet,
  RouterProvider,
  useFocusGuard,
  useFocusOnNavigate,
  usePageFade,
  usePageTitle,
  useRouterState,
} from '@foyer/react/router'
import { useStore } from '@nanostores/react'
import { memo, useEffect, useRef } from 'react'
import { site } from '#site'
import { SkeletonList } from '../components/skeleton-list.tsx'
import { ErrorScreen } from './error-screen.tsx'
import { InteractionPrefetch } from './interaction-prefetch.tsx'
import { PageBar } from './page-bar.tsx'

// These listen to what they show. A change of the session or the settings draws the frame again, and not its parts.
const Top = memo(Header)
const Bottom = memo(Footer)
const Menu = memo(FooterMenu)
const Connection = memo(ConnectionBanner)
const Prefetch = memo(InteractionPrefetch)

const Content = memo(PageContent)

const waiting = <SkeletonList shape="page" count={1} />

export interface AppLayoutProps {
  /** The page is rendered, or has failed. */
  readonly onPageMounted: () => void
}

export function AppLayout(props: AppLayoutProps) {
  return (
    <RouterProvider router={site.router}>
      <Layout {...props} />
    </RouterProvider>
  )
}

/** The frame around every page, as the chrome of core says (LAYOUT-01 to LAYOUT-08). */
function Layout({ onPageMounted }: AppLayoutProps) {
  const t = useText()
  const main = useRef<HTMLElement>(null)
  const { route } = useRouterState()
  const chrome = useChrome()
  const title = usePageTitle()
  useFocusOnNavigate(main, route.path)
  usePageFade(main)
  useFocusGuard()
  return (
    <div
      className={`site-frame ${useTemplateNames()}`}
      data-route={route.name}
      data-menu={chrome.footerMenu || undefined}
    >
      <button type="button" className="site-skip" onClick={() => main.current?.focus()}>
        {t('site.skip')}
      </button>
      {chrome.header ? <Top name={t('site.name')} /> : <PageBar title={title} />}
      <Connection />
      <main id="main" ref={main} tabIndex={-1} aria-label={title ?? t('site.name')} className="site-main">
        {chrome.header ? <h1 className="fy-hidden-text">{t('page.home.heading')}</h1> : null}
        <Content onPageMounted={onPageMounted} />
      </main>
      {chrome.footer ? <Bottom withDetails={chrome.header} /> : null}
      {chrome.footerMenu ? <Menu /> : null}
      <Prefetch />
    </div>
  )
}

function PageContent({ onPageMounted }: AppLayoutProps) {
  return (
    <Outlet fallback={waiting} failed={(retry) => <ErrorScreen onRetry={retry} />}>
      <RunOnMount run={onPageMounted} />
    </Outlet>
  )
}

/** FLAG-05: old and new templates differ by these names, which a merchant's own styles can select. */
function useTemplateNames(): string {
  const { mobile, deposit } = useStore(useFoyer().platform.$settings).templates
  return `site-mobile-${mobile} site-deposit-${deposit}`
}

/** Calls back when everything rendered before it is on the page. */
function RunOnMount({ run }: { readonly run: () => void }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once.
  useEffect(run, [])
  return null
}
