import type { Announcement } from '@foyer/core'
import { announcements } from '@foyer/core'
import { Megaphone, Pause, Play } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import { useCurrentPage } from '../../hooks/use-current-page.ts'
import { useInView } from '../../hooks/use-in-view.ts'
import { useIsHydrating } from '../../hooks/use-is-hydrating.ts'
import { useReducedMotion } from '../../hooks/use-media-query.ts'
import { useResource } from '../../hooks/use-resource.ts'
import { useStoppedMotion } from '../../hooks/use-stopped-motion.ts'
import { useFeature } from '../../provider/use-feature.ts'
import { useText } from '../../text/use-text.ts'
import { joinClasses } from '../join-classes.ts'
import { Link } from '../link/link.tsx'
import { useMarquee } from './use-marquee.ts'

export interface TickerProps {
  readonly className?: string | undefined
  /** Beside the titles, e.g. the way to the app (INSTALL-15). Nothing moves when it comes late. */
  readonly action?: ReactNode
}

/** The latest: a round of more would take minutes. */
const MAX_TITLES = 50

/** The titles of the announcements as a marquee (HOME-20, NOTICE-10 to NOTICE-12). A tap opens that announcement. */
export function Ticker({ className, action }: TickerProps) {
  const announcementsApi = useFeature(announcements)
  const t = useText()
  const notices = useResource(announcementsApi.$notices, () => announcementsApi.loadHome())
  const ready = notices.status === 'ready' ? notices.data : undefined

  return (
    <section
      className={joinClasses('fy-ticker', className)}
      aria-label={t('ticker.label')}
      aria-busy={notices.status === 'loading'}
    >
      <Megaphone aria-hidden="true" className="fy-icon fy-ticker-sign" />
      {ready !== undefined && ready.length > 0 ? (
        <Running notices={ready} action={action} />
      ) : (
        <>
          <p className="fy-ticker-empty">{notices.status === 'ready' ? t('ticker.empty') : '\u00a0'}</p>
          {action}
        </>
      )}
    </section>
  )
}

interface RunningProps {
  readonly notices: readonly Announcement[]
  readonly action: ReactNode
}

function Running({ notices: all, action }: RunningProps) {
  const t = useText()
  const notices = all.slice(0, MAX_TITLES)
  const { result } = useCurrentPage()
  const element = useRef<HTMLDivElement>(null)
  const track = useRef<HTMLDivElement>(null)
  const [paused, setPaused] = useStoppedMotion('ticker')
  const [held, setHeld] = useState(false)
  const reducedMotion = useReducedMotion()
  const inView = useInView(element, true)
  useMarquee(track, !paused && !held && !reducedMotion && inView, notices.map(({ title }) => title).join('\n'))

  const hydrating = useIsHydrating()
  const path = result.route.path
  // A prerendered document does not know the address it is shown at.
  const here = hydrating ? '' : path
  const line = (copy: boolean) => (
    <ul className="fy-ticker-line" aria-hidden={copy || undefined} inert={copy}>
      {notices.map(({ id, title }, index) => (
        <li key={id}>
          <Link
            // NOTICE-11
            to={{ name: 'announcements', params: { index: String(index), referrer: here } }}
            className="fy-ticker-title"
          >
            {title}
          </Link>
        </li>
      ))}
    </ul>
  )

  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a pointer or the focus only pauses it. */}
      <div
        ref={element}
        className="fy-ticker-box"
        onPointerEnter={() => setHeld(true)}
        onPointerLeave={() => setHeld(false)}
        onFocus={() => setHeld(true)}
        onBlur={() => setHeld(false)}
      >
        <div ref={track} className="fy-ticker-track">
          {line(false)}
          {reducedMotion ? null : line(true)}
        </div>
      </div>
      {action}
      {reducedMotion ? null : (
        <button
          type="button"
          className="fy-ticker-pause"
          aria-label={paused ? t('ticker.play') : t('ticker.pause')}
          data-replay=""
          onClick={() => setPaused(!paused)}
        >
          {paused ? <Play aria-hidden="true" className="fy-icon" /> : <Pause aria-hidden="true" className="fy-icon" />}
        </button>
      )}
    </>
  )
}
