import type { Foyer } from '@foyer/core'
import {
  FoyerProvider,
  type I18n,
  lazyComponent,
  PopupHost,
  RenderLazyComponent,
  ToastHost,
  usePlatformStatus,
} from '@foyer/react'
import { useEffect } from 'react'
import { site } from '#site'
import { AppLayout, type AppLayoutProps } from './layout/app-layout.tsx'

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
      <LayoutOrClosed onPageMounted={onPageMounted} />
      <ToastHost />
      <PopupHost />
    </FoyerProvider>
  )
}

/** The layout, or what stands in its place while the site is closed (STATUS-06). */
function LayoutOrClosed(props: AppLayoutProps) {
  const status = usePlatformStatus()
  return status.kind === 'normal' ? <AppLayout {...props} /> : <RenderLazyComponent component={closed} props={{}} />
}
