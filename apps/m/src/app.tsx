import type { Foyer } from '@foyer/core'
import { FoyerProvider, PopupHost, type Text, ToastHost } from '@foyer/react'
import { useEffect } from 'react'
import { Site } from './frame/site.tsx'

interface AppProps {
  readonly client: Foyer
  readonly text: Text
  /** The first render stands: from now on the client may change what it says. */
  readonly onReady: () => void
}

export function App({ client, text, onReady }: AppProps) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, after the first render.
  useEffect(onReady, [])
  return (
    <FoyerProvider client={client} text={text}>
      <Site />
      <ToastHost />
      <PopupHost />
    </FoyerProvider>
  )
}
