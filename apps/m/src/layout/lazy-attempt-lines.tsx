import { lazyComponent, RenderLazyComponent, useSession } from '@foyer/react'
import { useEffect, useState } from 'react'

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

/** Few visits have one, so the line about it is loaded when there is. */
export function LazyAttemptLines({ path }: { readonly path: string }) {
  const isMember = useSession().type === 'member'
  const [isNeeded, setIsNeeded] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at on each page.
  useEffect(() => {
    if (isMember && hasOpenAttempts()) setIsNeeded(true)
  }, [isMember, path])
  return isNeeded && isMember ? <RenderLazyComponent component={lines} props={{}} /> : null
}
