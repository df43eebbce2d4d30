import { type HelpTopic, help, support } from '@foyer/core'
import { findTopic, searchHelp } from '@foyer/core/site'
import {
  EmptyState,
  ResourceView,
  RichText,
  TextField,
  useFeature,
  useFoyer,
  useHelpTopics,
  usePaused,
  useRichTextReady,
  useSupportEntries,
  useText,
} from '@foyer/react'
import type { PageProps } from '@foyer/react/router'
import { CircleHelp, Search } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Contacts } from '../../components/contacts.tsx'
import { FeedbackForm } from '../../components/feedback-form.tsx'
import { SkeletonList } from '../../components/skeleton-list.tsx'
import { addressText } from '../address-text.ts'
import '../../components/details.css'

const FEEDBACK = 'feedback'

/** So many hits of a search are open. */
const OPEN_HITS = 3

/** The help center: topics that open, a search in them, customer service and feedback (HELP-01, ROUTE-08). */
export function Page({ route }: PageProps) {
  const t = useText()
  const { access } = useFoyer()
  const helpApi = useFeature(help)
  const supportApi = useFeature(support)
  const topics = useHelpTopics()
  const ways = useSupportEntries()
  // A topic that is open from the start would push the others down, so they are drawn together.
  const opensOne = route.hash !== '' && route.hash !== FEEDBACK
  const drawable = useRichTextReady(opensOne) || !opensOne
  // Longer than a screen: what is below does not move in sight.
  const waiting = <SkeletonList shape="rows" count={13} />
  // One failure is said once, and tried again at once.
  const bothFailed = topics.status === 'failed' && ways.status === 'failed'
  const retry = () => {
    void helpApi.load()
    if (bothFailed) void supportApi.refresh()
  }
  // The search is part of the address, so that the way back from another page shows it again.
  const onQuery = (q: string) => {
    // The page fades out, and the address is that of the next one already.
    if (access.$page.get().result.route.name !== route.name) return
    access.go({ name: 'help', params: q === '' ? {} : { q } }, { replace: true })
  }
  const isSettled = topics.status === 'ready' || topics.status === 'failed'
  return (
    <div className="site-page">
      {drawable ? (
        <ResourceView
          resource={topics}
          loading={waiting}
          empty={
            <EmptyState
              title={t('page.help.empty.title')}
              text={t('page.help.empty.text')}
              icon={<CircleHelp aria-hidden className="fy-icon" />}
            />
          }
          onRetry={retry}
        >
          {(all) => (
            <Topics all={all} wanted={findTopic(all, route.hash)} query={route.query.q ?? ''} onQuery={onQuery} />
          )}
        </ResourceView>
      ) : (
        waiting
      )}
      {bothFailed ? null : <Contacts />}
      <Place wanted={route.hash === FEEDBACK} isSettled={isSettled}>
        <FeedbackForm returnTo={`${access.pathOf({ name: 'help' })}#${FEEDBACK}`} />
      </Place>
    </div>
  )
}

interface TopicsProps {
  readonly all: readonly HelpTopic[]
  /** The topic that the address asks for. */
  readonly wanted: HelpTopic | undefined
  /** What the address says is searched for. */
  readonly query: string
  readonly onQuery: (query: string) => void
}

function Topics({ all, wanted, query, onQuery }: TopicsProps) {
  const t = useText()
  const [typed, setTyped] = useState(query)
  const [paused, endPause] = usePaused(addressText(typed))
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what was typed changes the address.
  useEffect(() => {
    if (paused !== query) onQuery(paused)
  }, [paused])
  const isSearch = typed.trim() !== ''
  const found = searchHelp(all, typed)
  return (
    <>
      <search className="site-stack">
        <TextField
          label={t('page.help.search')}
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          icon={<Search aria-hidden className="fy-icon" />}
          value={typed}
          onValue={setTyped}
          onBlur={endPause}
        />
        <p className={isSearch ? 'site-aside' : 'fy-hidden-text'} role="status">
          {isSearch ? (found.length > 0 ? t('page.help.found', [found.length]) : t('page.help.noMatch')) : ''}
        </p>
      </search>
      <div className="site-stack">
        {found.map((topic) => (
          <Topic key={topic.id} topic={topic} wanted={topic === wanted} isHit={isSearch && found.length <= OPEN_HITS} />
        ))}
      </div>
    </>
  )
}

interface TopicProps {
  readonly topic: HelpTopic
  readonly wanted: boolean
  /** One of few that a search has found: it is open, since the words may stand in its text alone. */
  readonly isHit: boolean
}

function Topic({ topic, wanted, isHit }: TopicProps) {
  const details = useRef<HTMLDetailsElement>(null)
  // Only an opened topic is cleaned.
  const [opened, setOpened] = useState(wanted)
  useEffect(() => {
    if (!wanted || details.current === null) return
    details.current.open = true
    details.current.scrollIntoView()
  }, [wanted])
  useEffect(() => {
    if (isHit && details.current !== null) details.current.open = true
  }, [isHit])
  return (
    <details
      ref={details}
      className="site-details"
      // The address names the topic; ids of the document are the page's own.
      id={`help-${topic.id}`}
      onToggle={({ currentTarget }) => currentTarget.open && setOpened(true)}
    >
      <summary>
        <h2 className="site-details__title">{topic.title}</h2>
      </summary>
      <div className="site-details__body">{opened ? <RichText html={topic.content} /> : null}</div>
    </details>
  )
}

interface PlaceProps {
  /** The address asks for this part. */
  readonly wanted: boolean
  /** What is above has its height. */
  readonly isSettled: boolean
  readonly children: React.ReactNode
}

/** A part of the page that an address can lead to. */
function Place({ wanted, isSettled, children }: PlaceProps) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (wanted && isSettled) place.current?.scrollIntoView()
  }, [wanted, isSettled])
  return (
    <div ref={place} id={FEEDBACK}>
      {children}
    </div>
  )
}
