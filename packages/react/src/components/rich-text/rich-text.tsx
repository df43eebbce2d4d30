import { useEffect, useRef, useState } from 'react'
import { useFoyer } from '../../provider/use-foyer.ts'
import { FailedState } from '../failed-state/failed-state.tsx'
import { Skeleton } from '../skeleton/skeleton.tsx'
import { safeAddress } from './safe-address.ts'

export interface RichTextProps {
  /** As the platform sent it; not trusted. */
  readonly html: string
}

/** The platform's HTML, made harmless in the browser by a sanitiser that is loaded with the first use. */
export function RichText({ html }: RichTextProps) {
  const foyer = useFoyer()
  const ref = useRef<HTMLDivElement>(null)
  const [status, setStatus] = useState<'loading' | 'ready' | 'failed'>('loading')
  const [attempt, setAttempt] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: `attempt` is the way to ask again.
  useEffect(() => {
    let current = true
    setStatus('loading')
    const { allowedOrigins, cdn } = foyer.config
    const pictures = [...allowedOrigins, ...cdn.hosts, cdn.default]
    const { origin } = window.location
    import('./clean-html.ts').then(
      ({ cleanHtml }) => {
        if (!current || ref.current === null) return
        ref.current.replaceChildren(
          cleanHtml(html, {
            address: (url, use) =>
              safeAddress(url, { origin, allowedOrigins: use === 'picture' ? pictures : allowedOrigins }),
          }),
        )
        setStatus('ready')
      },
      () => {
        if (current) setStatus('failed')
      },
    )
    return () => {
      current = false
    }
  }, [html, foyer, attempt])

  return (
    <>
      {status === 'loading' ? (
        <div aria-hidden="true">
          <Skeleton />
          <Skeleton />
        </div>
      ) : null}
      {status === 'failed' ? <FailedState onRetry={() => setAttempt(attempt + 1)} /> : null}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the links inside are the interactive elements. */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click. */}
      <div
        ref={ref}
        className="fy-rich-text"
        aria-busy={status === 'loading'}
        onClick={(event) => {
          const link = (event.target as Element).closest('a[href]')
          const path = link?.getAttribute('href') ?? ''
          const plain = !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
          if (!plain || (path !== '/m' && !path.startsWith('/m/'))) return
          event.preventDefault()
          foyer.access.go(path)
        }}
      />
    </>
  )
}
