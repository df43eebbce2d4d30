import { type AgentLink, agentLinks, GAME_GROUPS, type RateBounds, type RecordList as Records } from '@foyer/core'
import { useStore } from '@nanostores/react'
import { Link2, Plus } from 'lucide-react'
import { Fragment, useRef, useState } from 'react'
import { useFocusWhenLost } from '../../hooks/use-focus-when-lost.ts'
import { useFeature } from '../../provider/use-feature.ts'
import { formatDate } from '../../text/dates.ts'
import { useErrorText } from '../../text/use-error-text.ts'
import { useText, useTranslation } from '../../text/use-text.ts'
import { Button } from '../button/button.tsx'
import { CopyText } from '../copy-text/copy-text.tsx'
import { ShareLink } from '../invitation/share-link.tsx'
import { QrCode } from '../qr-code/qr-code.tsx'
import { RecordListView } from '../record-list/record-list.tsx'
import { Sheet } from '../sheet/sheet.tsx'
import { Stack } from '../stack/stack.tsx'
import { NewLinkForm } from './new-link-form.tsx'

export type LinkList = Records<AgentLink, { readonly bounds: RateBounds }>

interface AgentLinkListProps {
  readonly list: LinkList
  /** undefined until they have come. */
  readonly bounds: RateBounds | undefined
}

/** The links of an agent, latest first, and a way to a new one. */
export function AgentLinkList({ list, bounds }: AgentLinkListProps) {
  const t = useText()
  const [isMaking, setMaking] = useState(false)
  const [made, setMade] = useState<AgentLink>()
  const isFailed = useStore(list.$state).status === 'failed'
  return (
    <>
      {bounds === undefined && isFailed ? null : (
        <Button
          tone="primary"
          wide
          disabled={bounds === undefined}
          onClick={() => setMaking(true)}
          aria-haspopup="dialog"
        >
          <Plus aria-hidden="true" className="fy-icon" />
          {t('links.new')}
        </Button>
      )}
      <p className="fy-team-note" role="status">
        {made === undefined ? t('links.note') : t('links.made', { code: made.code })}
      </p>
      <RecordListView
        list={list}
        label={t('links.list')}
        failedTitle={t('links.failed')}
        emptyTitle={t('links.none')}
        emptyText={t('links.none.text')}
        emptyIcon={<Link2 aria-hidden="true" className="fy-icon" />}
        keyOf={({ code }) => code}
        body={(links) => (
          <Stack as="ul" aria-label={t('links.list')}>
            {links.map((link) => (
              <li key={link.code}>
                <LinkCard link={link} onChanged={() => void list.refresh()} />
              </li>
            ))}
          </Stack>
        )}
      >
        {({ title }) => title}
      </RecordListView>
      <Sheet open={isMaking} onClose={() => setMaking(false)} side="bottom" title={t('links.new')}>
        {isMaking && bounds !== undefined ? (
          <NewLinkForm
            bounds={bounds}
            onMade={(link) => {
              setMade(link)
              void list.refresh()
            }}
            onClose={() => setMaking(false)}
          />
        ) : null}
      </Sheet>
    </>
  )
}

interface LinkCardProps {
  readonly link: AgentLink
  readonly onChanged: () => void
}

function LinkCard({ link, onChanged }: LinkCardProps) {
  const t = useText()
  const { tag } = useTranslation()
  const [isShowing, setShowing] = useState(false)
  const [isEnding, setEnding] = useState(false)
  const { code, title, memberType, rates, isCapped, joined, limit, endDay, state, url } = link
  const isOpen = state === 'active'
  const card = useRef<HTMLElement>(null)
  const [isTurnedOff, setTurnedOff] = useState(false)
  useFocusWhenLost(card, isTurnedOff && !isOpen)
  return (
    <article ref={card} className="fy-link-card" data-state={state} tabIndex={-1}>
      <header>
        <h2>{title === '' ? t('links.unnamed') : <bdi>{title}</bdi>}</h2>
        <span className="fy-link-state">{t(`links.state.${state}`)}</span>
      </header>
      <p className="fy-team-note">
        {[
          t(memberType === 1 ? 'links.type.agent' : 'links.type.member'),
          limit === undefined ? t('links.joined', { count: joined }) : t('links.joined.of', { count: joined, limit }),
          ...(endDay === undefined ? [] : [t('links.until', [formatDate(tag, endDay)])]),
        ].join(' · ')}
      </p>
      <p className="fy-team-note">
        {GAME_GROUPS.map((group, at) => (
          <Fragment key={group}>
            {at === 0 ? null : ' · '}
            <span className="fy-link-rate">
              {t(`team.group.${group}`)} {t('team.percent', { percent: rates[group] })}
            </span>
          </Fragment>
        ))}
      </p>
      {isCapped ? <p className="fy-team-note">{t('links.capped')}</p> : null}
      {isOpen ? (
        <>
          <CopyText label={t('links.code')} value={code} />
          <div className="fy-link-actions">
            {url === undefined ? null : (
              <Button size="small" aria-haspopup="dialog" onClick={() => setShowing(true)}>
                {t('links.show')}
              </Button>
            )}
            <Button size="small" aria-haspopup="dialog" onClick={() => setEnding(true)}>
              {t('links.deactivate')}
            </Button>
          </div>
        </>
      ) : (
        <bdi className="fy-team-note">{code}</bdi>
      )}
      <Sheet open={isShowing} onClose={() => setShowing(false)} side="bottom" title={title === '' ? code : title}>
        {isShowing && url !== undefined ? (
          <Stack gap={4} align="center" className="fy-link-shown">
            <QrCode value={url} label={t('links.qr')} />
            <ShareLink link={url} text={t('links.message')} />
          </Stack>
        ) : null}
      </Sheet>
      <Deactivation
        link={link}
        open={isEnding}
        onClose={() => setEnding(false)}
        onDone={() => {
          setEnding(false)
          setTurnedOff(true)
          onChanged()
        }}
      />
    </article>
  )
}

interface DeactivationProps {
  readonly link: AgentLink
  readonly open: boolean
  readonly onClose: () => void
  readonly onDone: () => void
}

/** It is asked once more: a link is turned off for good. */
function Deactivation({ link, open, onClose, onDone }: DeactivationProps) {
  const api = useFeature(agentLinks)
  const t = useText()
  const errorText = useErrorText()
  const [isSending, setSending] = useState(false)
  const [failure, setFailure] = useState<string>()
  const turnOff = async () => {
    setSending(true)
    const { ok, error } = await api.deactivate(link.code)
    setSending(false)
    setFailure(ok ? undefined : errorText(error))
    if (ok) onDone()
  }
  return (
    <Sheet
      open={open}
      onClose={onClose}
      side="bottom"
      title={t('links.deactivate.title')}
      footer={
        <div className="fy-link-answers">
          <Button onClick={onClose}>{t('agreement.cancel')}</Button>
          <Button busy={isSending} onClick={() => void turnOff()}>
            {t('links.deactivate.yes')}
          </Button>
        </div>
      }
    >
      <p>{t('links.deactivate.text')}</p>
      {failure === undefined ? null : <p role="alert">{failure}</p>}
    </Sheet>
  )
}
