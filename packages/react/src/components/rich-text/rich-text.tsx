import type { Foyer } from '@foyer/core'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { isPlainClick } from '../../hooks/is-plain-click.ts'
import { useFoyer } from '../../provider/use-foyer.ts'
import { FailedState } from '../failed-state/failed-state.tsx'
import { lazyModule } from '../lazy/lazy-module.ts'
import { Skeleton } from '../skeleton/skeleton.tsx'

type SanitizeHtml = typeof import('./sanitize-html.ts').sanitizeHtml

export interface RichTextProps {
  /** As the platform sent it; not trusted. */
  readonly html: string
}

/** The sanitiser, a chunk of its own. */
const lazySanitizer = lazyModule(async () => (await import('./sanitize-html.ts')).sanitizeHtml)

/** Whether rich text can be drawn at once. A page that starts with some waits for it, so that nothing moves. */
export function useRichTextReady(wanted: boolean): boolean {
  const [ready, setReady] = useState(() => lazySanitizer.loaded() !== undefined)
  useEffect(() => {
    if (ready || !wanted) return
    const set = () => setReady(true)
    // After a failure the component shows the error.
    lazySanitizer.load().then(set, set)
  }, [ready, wanted])
  return ready
}

/** The sanitised HTML, or its text alone if the sanitiser fails on it: no HTML of the platform ends the page. */
function cleanOrPlain(cleanHtml: SanitizeHtml, html: string, { access, log }: Foyer): Node {
  try {
    return cleanHtml(html, access)
  } catch (error) {
    log.error('html.failed', { error: error instanceof Error ? error.name : typeof error })
    return new Text(html.replace(/<[^<>]*>/g, ' '))
  }
}

/** The platform's HTML, sanitised in the browser; the sanitiser is loaded with the first use. */
export function RichText({ html }: RichTextProps) {
  const foyer = useFoyer()
  const ref = useRef<HTMLDivElement>(null)
  const [status, setStatus] = useState<'loading' | 'ready' | 'failed'>('loading')
  const [attempt, setAttempt] = useState(0)
  // Before the paint: once the sanitiser is here, there is nothing to wait for.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `attempt` is the way to ask again.
  useLayoutEffect(() => {
    let current = true
    const draw = (cleanHtml: SanitizeHtml) => {
      if (!current || ref.current === null) return
      ref.current.replaceChildren(cleanOrPlain(cleanHtml, html, foyer))
      setStatus('ready')
    }
    const here = lazySanitizer.loaded()
    if (here !== undefined) draw(here)
    else {
      setStatus('loading')
      lazySanitizer.load().then(draw, () => {
        if (current) setStatus('failed')
      })
    }
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
          const target = foyer.access.linkTarget(link?.getAttribute('href') ?? '')
          // Without a table of routes the browser follows the link.
          if (!isPlainClick(event) || target.kind !== 'page' || !foyer.access.hasRoutes) return
          event.preventDefault()
          foyer.access.go(target.path)
        }}
      />
    </>
  )
}
