import type { Foyer } from '@foyer/core'
import { FoyerProvider, PopupHost, type Text, ToastHost } from '@foyer/react'
import { useEffect } from 'react'
import { Site } from './frame/site.tsx'

interface AppProps {
  readonly client: Foyer
  readonly text: Text
  /** The first render stands. */
  readonly onFrame: () => void
  /** And the page in it. */
  readonly onPage: () => void
}

export function App({ client, text, onFrame, onPage }: AppProps) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, after the first render.
  useEffect(onFrame, [])
  return (
    <FoyerProvider client={client} text={text}>
      <Site onPage={onPage} />
      <ToastHost />
      <PopupHost />
    </FoyerProvider>
  )
}
