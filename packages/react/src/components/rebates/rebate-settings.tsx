import {
  GAME_GROUPS,
  type RateForm,
  type RebatePage,
  type RebatePreview,
  type RebateRates,
  type Result,
  rebates,
  type RebateSettings as Settings,
  wallet,
} from '@foyer/core'
import { useStore } from '@nanostores/react'
import { UserRound } from 'lucide-react'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useDisposable } from '../../hooks/use-disposable.ts'
import { useFieldFocus } from '../../hooks/use-field-focus.ts'
import { useFocusWhenLost } from '../../hooks/use-focus-when-lost.ts'
import { useList } from '../../hooks/use-list.ts'
import { usePaused } from '../../hooks/use-paused.ts'
import { useUserName } from '../../hooks/use-user-name.ts'
import { useFeature } from '../../provider/use-feature.ts'
import { formatDate, formatDays } from '../../text/dates.ts'
import type { Translate } from '../../text/i18n.ts'
import { PageTexts } from '../../text/page-texts.tsx'
import { useErrorText } from '../../text/use-error-text.ts'
import { useText, useTranslation } from '../../text/use-text.ts'
import { Button } from '../button/button.tsx'
import { EmptyState } from '../empty-state/empty-state.tsx'
import { Fact } from '../facts/fact.tsx'
import { FailedState } from '../failed-state/failed-state.tsx'
import { ResourceView } from '../resource-view/resource-view.tsx'
import { Row } from '../stack/row.tsx'
import { StaleLine } from '../stale-mark/stale-line.tsx'
import { TeamMemberSearch } from '../team/team-member-search.tsx'
import { RateFields } from './rate-fields.tsx'
import { RatesWaiting } from './rates-waiting.tsx'

export interface RebateSettingsProps {
  /** Whose rates are shown; without it one is searched. */
  readonly memberId: string | undefined
  readonly onMember: (memberId: string | undefined) => void
}

/** The rebate rates that an agent gives to a direct member, and what they would have paid last week (AGENT-15). */
export function RebateSettingsView({ memberId, onMember }: RebateSettingsProps) {
  return (
    <PageTexts>
      {memberId === undefined ? (
        <Choose onMember={onMember} />
      ) : (
        <Opened key={memberId} memberId={memberId} onMember={onMember} />
      )}
    </PageTexts>
  )
}

function Choose({ onMember }: Pick<RebateSettingsProps, 'onMember'>) {
  const t = useText()
  return (
    <div className="fy-rebates">
      <p className="fy-team-note">{t('rebates.choose')}</p>
      <TeamMemberSearch directFirst onChoose={({ memberId }) => onMember(memberId)} />
    </div>
  )
}

interface OpenedProps extends Pick<RebateSettingsProps, 'onMember'> {
  readonly memberId: string
}

function Opened({ memberId, onMember }: OpenedProps) {
  const api = useFeature(rebates)
  const t = useText()
  const user = useUserName()
  const page = useList(() => api.page(memberId), [api, memberId, user])
  const state = useStore(page.$state)
  const others = (
    <Button size="small" onClick={() => onMember(undefined)}>
      {t('rebates.others')}
    </Button>
  )
  return (
    <ResourceView
      resource={state}
      failed={(error) =>
        error.code === 'member.notInTeam' ? (
          <EmptyState
            title={t('error.member.notInTeam')}
            icon={<UserRound aria-hidden className="fy-icon" />}
            action={others}
          />
        ) : (
          <FailedState title={t('rebates.failed')} error={error} onRetry={() => void page.refresh()}>
            {others}
          </FailedState>
        )
      }
      loading={<RatesWaiting />}
    >
      {(settings, { stale, at }) => (
        <div className="fy-rebates">
          {stale ? <StaleLine at={at} /> : null}
          <Row gap={4} lineGap={2} align="center" justify="between" className="fy-rebates-who">
            <h2>
              <bdi>{settings.userName}</bdi>
            </h2>
            {others}
          </Row>
          {settings.isDirect ? <Form settings={settings} page={page} /> : <OnlySeen settings={settings} />}
        </div>
      )}
    </ResourceView>
  )
}

/** Of members further below. */
function OnlySeen({ settings }: { readonly settings: Settings }) {
  const t = useText()
  return (
    <>
      <p className="fy-team-note">{t('rebates.notDirect')}</p>
      <dl className="fy-facts">
        {GAME_GROUPS.map((group) => (
          <Fact
            key={group}
            label={t(`team.group.${group}`)}
            value={t('team.percent', { percent: settings.rates[group] })}
          />
        ))}
      </dl>
    </>
  )
}

interface FormProps {
  readonly settings: Settings
  readonly page: RebatePage
}

function Form({ settings, page }: FormProps) {
  const t = useText()
  const { tag } = useTranslation()
  const errorText = useErrorText()
  const saving = useStore(page.$saving)
  const { rates, next, bounds, fromDay } = settings
  const element = useRef<HTMLFormElement>(null)
  useFieldFocus(element)
  const tagNow = useRef(tag)
  tagNow.current = tag
  const start = next?.rates ?? rates
  const form = useDisposable(
    () => page.form({ start, bounds, languageTag: () => tagNow.current }),
    // Equal settings that are read again leave the form as it is.
    [page, JSON.stringify([start, bounds])],
  )
  const [said, setSaid] = useState<string>()
  const line = useRef<HTMLParagraphElement>(null)
  const question = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // The focus stays on the button, which goes down by it.
    if (saving === 'changed' || saving === 'unknown') question.current?.scrollIntoView({ block: 'nearest' })
  }, [saving])
  const day = formatDate(tag, fromDay)
  // The button that asked is gone with the question.
  useFocusWhenLost(line, said !== undefined)
  const waiting =
    next === undefined
      ? undefined
      : t('rebates.waiting', { day: formatDate(tag, next.fromDay), rates: ratesInWords(next.rates, t) })
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setSaid(undefined)
    const { ok, error } = await form.submit()
    const isAtField = Object.keys(form.$state.get().errors).length > 0
    if (ok) setSaid(t('rebates.saved', [day]))
    else if (isAtField || error.code === 'request.aborted' || page.$saving.get() !== 'idle') return
    else if (error.code === 'network.offline') setSaid(t('agreement.offline'))
    else setSaid(errorText(error))
  }
  /** Says after a lost answer whether the rates are set. */
  const check = async () => {
    const { ok, data } = await page.checkSaved()
    if (ok) setSaid(data.isSet ? t('rebates.saved', [day]) : t('rebates.notSet'))
  }
  return (
    <form ref={element} className="fy-rebates" noValidate onSubmit={(event) => void submit(event)}>
      {waiting === undefined ? null : <p className="fy-team-note">{waiting}</p>}
      <RateFields form={form} bounds={bounds} now={rates} />
      <Preview page={page} form={form} />
      {saving === 'changed' ? (
        <div ref={question} role="alert" className="fy-rebates-changed">
          <p>{t('rebates.changed')}</p>
          {waiting === undefined ? null : <p>{waiting}</p>}
        </div>
      ) : null}
      {saving === 'unknown' ? (
        <div ref={question} role="alert" className="fy-rebates-changed">
          <p>{t('rebates.unknown')}</p>
          <Button onClick={() => void check()}>{t('agreement.check')}</Button>
        </div>
      ) : null}
      {/* Above the button, which may stand at the lower edge of the screen. */}
      <p ref={line} className={said === undefined ? 'fy-team-note' : 'fy-rebates-said'} role="status" tabIndex={-1}>
        {said ?? t('rebates.from', [day])}
      </p>
      <Button type="submit" tone="primary" wide busy={saving === 'sending'}>
        {t('rebates.save')}
      </Button>
    </form>
  )
}

const NO_BREAK_SPACE = '\u00A0'

/** No line ends between a number and its sign. */
const ratesInWords = (rates: RebateRates, t: Translate) =>
  GAME_GROUPS.map((group) => {
    const rate = t('team.percent', { percent: rates[group] })
    return `${t(`team.group.${group}`)} ${rate.replaceAll(' ', NO_BREAK_SPACE)}`
  }).join(', ')

/** What these rates would have paid in the last seven whole days. Its place is kept. */
function Preview({ page, form }: { readonly page: RebatePage; readonly form: RateForm }) {
  const rates = useStore(form.$rates)
  const t = useText()
  const { tag } = useTranslation()
  const { format } = useFeature(wallet)
  const wanted = rates === undefined ? '' : JSON.stringify(rates)
  const [asked] = usePaused(wanted)
  const [tries, setTries] = useState(0)
  const [answer, setAnswer] = useState<{ readonly of: string; readonly result: Result<RebatePreview> }>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try asks anew.
  useEffect(() => {
    if (asked === '') return
    const controller = new AbortController()
    const ask = async () => {
      const result = await page.preview(JSON.parse(asked) as RebateRates, { signal: controller.signal })
      if (!controller.signal.aborted) setAnswer({ of: asked, result })
    }
    void ask()
    return () => controller.abort()
  }, [page, asked, tries])
  // Figures of other rates are none of these.
  const { data: preview, error } = answer?.of === wanted ? answer.result : {}
  const retry = () => {
    setAnswer(undefined)
    setTries(tries + 1)
  }
  const pair = ({ before, after }: RebatePreview['own']) =>
    t('rebates.pair', { before: format(before), after: format(after) })
  return (
    <section className="fy-rebates-preview" aria-live="polite">
      <h3>{t('rebates.preview')}</h3>
      {error !== undefined ? (
        <FailedState error={error} onRetry={retry} />
      ) : preview === undefined ? (
        <p className="fy-team-note">{t(rates === undefined ? 'rebates.preview.wrong' : 'rebates.preview.waiting')}</p>
      ) : (
        <>
          <dl className="fy-facts">
            <Fact label={t('rebates.preview.member')} value={pair(preview.member)} />
            <Fact label={t('rebates.preview.own')} value={pair(preview.own)} />
          </dl>
          <p className="fy-team-note">{t('rebates.preview.days', [formatDays(tag, preview.from, preview.to)])}</p>
        </>
      )}
    </section>
  )
}
