import type { AccessState } from '@foyer/core'
import { Footer, FooterMenu, Header, OfflineMark, useFoyer, useLazyComponent, useText } from '@foyer/react'
import { useStore } from '@nanostores/react'
import { Suspense, useEffect, useRef, useState } from 'react'
import { Waiting } from '../parts/waiting.tsx'
import { Outlet } from '../router/outlet.tsx'
import { forgetPageParts, loadedRouterRuntime, PRERENDERED } from '../router/routes.ts'
import { routeOf, useDeferredRoute } from '../router/use-deferred-route.ts'
import { useDocumentTitle } from '../router/use-document-title.ts'
import { useFocusOnNavigate } from '../router/use-focus-on-navigate.ts'
import { useLinkPrefetch } from '../router/use-link-prefetch.ts'
import { useReloadKey } from '../router/use-reload-key.ts'
import { useScrollRestoration } from '../router/use-scroll-restoration.ts'
import { AheadOfTouch } from './ahead-of-touch.tsx'
import { barPart } from './bar-part.ts'
import { Crash } from './crash.tsx'
import { CrashScreen } from './crash-screen.tsx'
import { useFocusInSight } from './focus-in-sight.ts'

const waiting = <Waiting shape="page" count={1} />

/** Until it is known who is here, only what documents hold is drawn: it is the same for everybody. */
function decided({ result }: AccessState): boolean {
  return result.outcome === 'allow' || PRERENDERED.has(routeOf({ result }).name)
}

export interface FrameProps {
  /** A page stands, or it is known that it cannot. */
  readonly onPage: () => void
}

/** What stands around every page, as core's layout says (LAYOUT-01 to LAYOUT-08). */
export function Frame({ onPage }: FrameProps) {
  const t = useText()
  const client = useFoyer()
  const main = useRef<HTMLElement>(null)
  const shown = useDeferredRoute()
  const { layout } = shown
  const route = routeOf(shown)
  const reloadKey = useReloadKey(route.path)
  const [tries, setTries] = useState(0)
  const bar = useLazyComponent(barPart, layout.header ? undefined : `${route.name} ${tries}`)
  const title = useDocumentTitle(route, layout, bar.status === 'ready' ? loadedRouterRuntime() : undefined)
  useScrollRestoration(route.path)
  useFocusOnNavigate(main, route.path)
  useFocusInSight()
  useLinkPrefetch(client, route.name !== 'home')

  return (
    <div
      className={`site-frame ${useTemplateNames()}`}
      data-route={route.name}
      data-menu={layout.footerMenu || undefined}
    >
      <button type="button" className="site-skip" onClick={() => main.current?.focus()}>
        {t('site.skip')}
      </button>
      {layout.header ? (
        <Header name={t('site.name')} />
      ) : bar.status === 'ready' ? (
        <bar.Component name={route.name} layout={layout} title={title} />
      ) : (
        <div className="fy-title-bar" />
      )}
      <OfflineMark />
      <main id="main" ref={main} tabIndex={-1} aria-label={title} className="site-main">
        {layout.header ? <h1 className="fy-hidden-text">{t('page.home.heading')}</h1> : null}
        <Crash
          resetKey={route.path}
          fallback={(retry) => (
            <>
              <CrashScreen
                onRetry={() => {
                  setTries(tries + 1)
                  forgetPageParts(route.name)
                  retry()
                }}
              />
              <Once run={onPage} />
            </>
          )}
        >
          <Suspense fallback={waiting}>
            {decided(shown) ? <Outlet route={route} reloadKey={reloadKey} /> : waiting}
            <Once run={onPage} />
          </Suspense>
        </Crash>
      </main>
      {layout.footer ? <Footer withDetails={layout.header} /> : null}
      {layout.footerMenu ? <FooterMenu /> : null}
      <AheadOfTouch />
    </div>
  )
}

/** FLAG-05: old and new templates differ by these names, which a merchant's own styles can go by. */
function useTemplateNames(): string {
  const { mobile, deposit } = useStore(useFoyer().app.$settings).templates
  return `site-mobile-${mobile} site-deposit-${deposit}`
}

/** Runs when all that stands before it is on the screen. */
function Once({ run }: { readonly run: () => void }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once.
  useEffect(run, [])
  return null
}
