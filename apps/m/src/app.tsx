import { type Foyer, launch } from '@foyer/core'
import {
  FoyerProvider,
  type I18n,
  lazyComponent,
  PopupHost,
  RenderLazyComponent,
  ToastHost,
  useFeature,
  usePlatformStatus,
} from '@foyer/react'
import { useStore } from '@nanostores/react'
import { type ReactNode, useEffect } from 'react'
import { site } from '#site'
import { AppLayout } from './layout/app-layout.tsx'

const closed = lazyComponent(async () => (await import('./layout/site-closed.tsx')).SiteClosed)

interface AppProps {
  readonly foyer: Foyer
  readonly text: I18n
  /** Called once the first render is on the page. */
  readonly onLayout: () => void
  /** Called once the page in it is rendered too. */
  readonly onPageMounted: () => void
}

export function App({ foyer, text, onLayout, onPageMounted }: AppProps) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, after the first render.
  useEffect(onLayout, [])
  return (
    <FoyerProvider foyer={foyer} text={text} autoStart={false} renderTile={site.renderTile}>
      <WhileOpen>
        <AppLayout onPageMounted={onPageMounted} />
      </WhileOpen>
      <ToastHost />
      <PopupHost />
    </FoyerProvider>
  )
}

/**
 * While the site is closed nothing of it can be seen or reached (STATUS-06). It stays as it is: what is typed, chosen or
 * scrolled to is there when it opens again, and a game that is open is left by its player.
 */
function WhileOpen({ children }: { readonly children: ReactNode }) {
  const { kind } = usePlatformStatus()
  const game = useStore(useFeature(launch).$state)
  const isClosed = kind !== 'normal' && game.status !== 'open'
  return (
    <>
      <div className="site-whole" data-closed={isClosed || undefined} inert={isClosed}>
        {children}
      </div>
      {isClosed ? <RenderLazyComponent component={closed} props={{}} /> : null}
    </>
  )
}
