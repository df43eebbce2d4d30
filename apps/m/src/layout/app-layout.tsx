import type { PageState } from '@foyer/core'
import { Footer, FooterMenu, Header, OfflineMark, useChrome, useFoyer, useLazyComponent, useText } from '@foyer/react'
import { useStore } from '@nanostores/react'
import { Suspense, useEffect, useRef, useState } from 'react'
import { SkeletonList } from '../components/skeleton-list.tsx'
import { useFocusInSight } from '../frame/focus-in-sight.ts'
import { forgetPageParts, loadedRouterChunk, PRERENDERED } from '../router/load-page.ts'
import { Outlet } from '../router/outlet.tsx'
import { routeOf, useDeferredRoute } from '../router/use-deferred-route.ts'
import { useDocumentTitle } from '../router/use-document-title.ts'
import { useFocusOnNavigate } from '../router/use-focus-on-navigate.ts'
import { useLinkPrefetch } from '../router/use-link-prefetch.ts'
import { useReloadKey } from '../router/use-reload-key.ts'
import { useScrollRestoration } from '../router/use-scroll-restoration.ts'
import { ErrorBoundary } from './error-boundary.tsx'
import { ErrorScreen } from './error-screen.tsx'
import { InteractionPrefetch } from './interaction-prefetch.tsx'
import { lazyPageBar } from './lazy-page-bar.ts'

const waiting = <SkeletonList shape="page" count={1} />

/** Until the session is known, only the content of the documents is drawn, which is the same for all. */
function isDecided({ result }: PageState): boolean {
  return result.outcome === 'allow' || PRERENDERED.has(routeOf({ result }).name)
}

export interface AppLayoutProps {
  /** The page is rendered, or has failed. */
  readonly onPageMounted: () => void
}

/** The frame around every page, as the chrome of core says (LAYOUT-01 to LAYOUT-08). */
export function AppLayout({ onPageMounted }: AppLayoutProps) {
  const t = useText()
  const client = useFoyer()
  const main = useRef<HTMLElement>(null)
  const shown = useDeferredRoute()
  const chrome = useChrome(shown)
  const route = routeOf(shown)
  const reloadKey = useReloadKey(route.path)
  const [tries, setTries] = useState(0)
  const bar = useLazyComponent(lazyPageBar, chrome.header ? undefined : `${route.name} ${tries}`)
  const title = useDocumentTitle(route, chrome, bar.status === 'ready' ? loadedRouterChunk() : undefined)
  useScrollRestoration(route.path)
  useFocusOnNavigate(main, route.path)
  useFocusInSight()
  useLinkPrefetch(client, route.name !== 'home')

  return (
    <div
      className={`site-frame ${useTemplateNames()}`}
      data-route={route.name}
      data-menu={chrome.footerMenu || undefined}
    >
      <button type="button" className="site-skip" onClick={() => main.current?.focus()}>
        {t('site.skip')}
      </button>
      {chrome.header ? (
        <Header name={t('site.name')} />
      ) : bar.status === 'ready' ? (
        <bar.Component name={route.name} chrome={chrome} title={title} />
      ) : (
        <div className="fy-title-bar" />
      )}
      <OfflineMark />
      <main id="main" ref={main} tabIndex={-1} aria-label={title} className="site-main">
        {chrome.header ? <h1 className="fy-hidden-text">{t('page.home.heading')}</h1> : null}
        <ErrorBoundary
          resetKey={route.path}
          fallback={(retry) => (
            <>
              <ErrorScreen
                onRetry={() => {
                  setTries(tries + 1)
                  forgetPageParts(route.name)
                  retry()
                }}
              />
              <RunOnMount run={onPageMounted} />
            </>
          )}
        >
          <Suspense fallback={waiting}>
            {isDecided(shown) ? <Outlet route={route} reloadKey={reloadKey} /> : waiting}
            <RunOnMount run={onPageMounted} />
          </Suspense>
        </ErrorBoundary>
      </main>
      {chrome.footer ? <Footer withDetails={chrome.header} /> : null}
      {chrome.footerMenu ? <FooterMenu /> : null}
      <InteractionPrefetch />
    </div>
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
