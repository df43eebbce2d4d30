import type { Foyer } from '@foyer/core'
import { FoyerProvider, type I18n, PopupHost, ToastHost } from '@foyer/react'
import { useEffect } from 'react'
import { site } from '#site'
import { Site } from './layout/site.tsx'

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
      <Site onPageMounted={onPageMounted} />
      <ToastHost />
      <PopupHost />
    </FoyerProvider>
  )
}
