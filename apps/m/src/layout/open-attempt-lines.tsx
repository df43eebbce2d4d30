import { lazyComponent, RenderLazyComponent, useSession } from '@foyer/react'
import { useRouterState } from '@foyer/react/router'
import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'

const lines = lazyComponent(async () => (await import('./attempt-lines.tsx')).AttemptLines, 'pages')

/** Whether an action on money was begun in this browser whose end was not known (docs/cashier.md, Keys). */
function hasOpenAttempts(): boolean {
  try {
    return Object.keys(localStorage).some((key) => key.startsWith('MC_ATTEMPTS:'))
  } catch {
    // Storage is denied: then nothing was kept.
    return false
  }
}

/** Few visits have one, so the line about it is loaded when there is. It stands above what the page shows. */
export function OpenAttemptLines() {
  const isMember = useSession().type === 'member'
  const { path } = useRouterState().route
  const [place, setPlace] = useState<Element>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at on each page.
  useEffect(() => {
    if (!isMember || !hasOpenAttempts() || place !== undefined) return
    const made = document.createElement('div')
    document.getElementById('main')?.prepend(made)
    setPlace(made)
  }, [isMember, path])
  useEffect(() => () => place?.remove(), [place])
  return isMember && place !== undefined
    ? createPortal(<RenderLazyComponent component={lines} props={{}} />, place)
    : null
}
