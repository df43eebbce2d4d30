import { inbox, type Letter, type Resource } from '@foyer/core'
import {
  Button,
  ButtonLink,
  Dialog,
  EmptyState,
  FailedState,
  RichText,
  useFeature,
  useFoyer,
  useMerchantTime,
  useRichTextReady,
  useStore,
  useText,
} from '@foyer/react'
import type { PageProps } from '@foyer/react/router'
import { Trash2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Heading } from '../../components/heading.tsx'
import { SkeletonList } from '../../components/skeleton-list.tsx'
import '../inbox.css'

const LOADING: Resource<Letter | undefined> = { status: 'loading' }

/** INBOX-03: one letter; to open it is to read it. */
export function Page({ route }: PageProps) {
  const t = useText()
  const { id = '' } = route.params
  const inboxApi = useFeature(inbox)
  const opened = useStore(inboxApi.$opened)
  const { access, session } = useFoyer()
  const userName = useStore(session.$info)?.userName
  // Another tab may sign in another member: what was open goes with the former one. After a logout the page is left.
  useEffect(() => {
    if (userName !== undefined && access.allows('inbox')) void inboxApi.open(id)
  }, [inboxApi, access, id, userName])
  // Until then the letter before it is the one that is open.
  const shown = opened?.id === id ? opened.letter : LOADING
  // What stands below the text is drawn with it, so that nothing moves.
  const drawable = useRichTextReady(true)
  const letter = shown.data === undefined || drawable ? shown : LOADING
  switch (letter.status) {
    case 'idle':
    case 'loading':
      return (
        <div className="site-page">
          <SkeletonList shape="page" count={1} />
        </div>
      )
    case 'failed':
      return (
        <div className="site-page">
          <FailedState error={letter.error} onRetry={() => void inboxApi.open(id)} />
        </div>
      )
    case 'ready':
      return (
        <div className="site-page">
          {letter.data === undefined ? (
            <EmptyState
              title={t('page.inbox.gone.title')}
              text={t('page.inbox.gone.text')}
              action={<ButtonLink to={{ name: 'inbox' }}>{t('page.inbox.all')}</ButtonLink>}
            />
          ) : (
            <Opened letter={letter.data} />
          )}
        </div>
      )
  }
}

function Opened({ letter: { id, title, content, createdAt } }: { readonly letter: Letter }) {
  const t = useText()
  const { namedMoment } = useMerchantTime()
  const { access } = useFoyer()
  const inboxApi = useFeature(inbox)
  const [asking, setAsking] = useState(false)
  const cancel = () => setAsking(false)
  const remove = () => {
    setAsking(false)
    // The list has no such letter at once, and has it again where the platform refuses.
    void inboxApi.remove(id)
    access.leave({ name: 'inbox' })
  }
  return (
    <article className="site-stack">
      <div>
        <Heading text={title || t('page.inbox.untitled')} />
        {createdAt === undefined ? null : <p className="site-dates">{namedMoment(createdAt)}</p>}
      </div>
      <RichText html={content} />
      <Button size="small" className="site-letter__delete" onClick={() => setAsking(true)}>
        <Trash2 aria-hidden="true" className="fy-icon" />
        {t('page.inbox.delete')}
      </Button>
      <Dialog
        open={asking}
        onClose={cancel}
        role="alertdialog"
        title={t('page.inbox.delete.title')}
        actions={
          <>
            <Button onClick={cancel}>{t('page.inbox.delete.keep')}</Button>
            <Button tone="danger" onClick={remove}>
              {t('page.inbox.delete')}
            </Button>
          </>
        }
      >
        {t('page.inbox.delete.text')}
      </Dialog>
    </article>
  )
}
