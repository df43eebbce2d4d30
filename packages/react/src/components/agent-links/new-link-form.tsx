import {
  type AgentLink,
  agentLinks,
  LONGEST_LINK_TITLE,
  MOST_LINK_JOINS,
  type RateBounds,
  refusedField,
} from '@foyer/core'
import { useStore } from '@nanostores/react'
import { type FormEvent, useRef, useState } from 'react'
import { focusField } from '../../hooks/use-field-focus.ts'
import { useFeature } from '../../provider/use-feature.ts'
import { grouped } from '../../text/grouped.ts'
import { useErrorText } from '../../text/use-error-text.ts'
import { useText } from '../../text/use-text.ts'
import { Button } from '../button/button.tsx'
import { DateField } from '../date-field/date-field.tsx'
import { RateFields, useKeptRates, useRateForm } from '../rebates/rate-fields.tsx'
import { TextField } from '../text-field/text-field.tsx'
import { MemberTypeCards } from './member-type-cards.tsx'

interface NewLinkFormProps {
  readonly bounds: RateBounds
  /** Also where the form was left meanwhile. */
  readonly onMade: (link: AgentLink) => void
  /** What the form was shown for is done. */
  readonly onClose: () => void
}

/** Digits alone; blank is no limit. */
function readLimit(text: string): number | undefined | 'wrong' {
  if (text.trim() === '') return undefined
  const limit = /^\d{1,5}$/.test(text.trim()) ? Number(text) : 0
  return limit >= 1 && limit <= MOST_LINK_JOINS ? limit : 'wrong'
}

export function NewLinkForm({ bounds, onMade, onClose }: NewLinkFormProps) {
  const api = useFeature(agentLinks)
  const t = useText()
  const errorText = useErrorText()
  const element = useRef<HTMLFormElement>(null)
  const { $typed, type, forget } = api.newLink
  const typed = useStore($typed)
  const { title, memberType, limit, endDay } = typed
  const form = useRateForm(element, useKeptRates(api.newLink, bounds.floor), bounds)
  const [wrong, setWrong] = useState<'limit' | 'endDay'>()
  const [failure, setFailure] = useState<string>()
  const [isSending, setSending] = useState(false)
  const blame = (field: 'limit' | 'endDay') => {
    setWrong(field)
    focusField(element.current, field)
  }
  const change = (field: 'limit' | 'endDay') => (value: string) => {
    type({ [field]: value })
    if (wrong === field) setWrong(undefined)
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setFailure(undefined)
    const most = readLimit(limit)
    setWrong(undefined)
    if (most === 'wrong') blame('limit')
    // The rates stand above: a wrong one among them takes the focus.
    const rates = form.check()
    if (rates === undefined || most === 'wrong' || isSending) return
    setSending(true)
    const { ok, data, error } = await api.create({
      title: title.trim(),
      memberType,
      rates,
      ...(most !== undefined && { limit: most }),
      ...(endDay !== '' && { endDay }),
    })
    setSending(false)
    if (ok) {
      forget(typed)
      onMade(data)
      // Another sheet may stand there by now.
      if (element.current !== null) onClose()
      return
    }
    const field = refusedField(error)
    if (field === 'limit' || field === 'endDay') blame(field)
    else if (!form.refuse(field, error.code)) setFailure(errorText(error))
  }
  return (
    <form ref={element} className="fy-rebates" noValidate onSubmit={(event) => void submit(event)}>
      <TextField
        label={t('links.title')}
        name="title"
        autoComplete="off"
        maxLength={LONGEST_LINK_TITLE}
        hint={t('links.title.hint')}
        value={title}
        onValue={(text) => type({ title: text })}
      />
      <MemberTypeCards value={memberType} onValue={(chosen) => type({ memberType: chosen })} />
      <RateFields form={form} bounds={bounds} />
      <TextField
        label={t('links.limit')}
        name="limit"
        inputMode="numeric"
        autoComplete="off"
        maxLength={6}
        hint={t('links.limit.hint')}
        error={wrong === 'limit' ? t('links.limit.wrong', { max: grouped(MOST_LINK_JOINS) }) : undefined}
        value={limit}
        onValue={change('limit')}
      />
      <DateField
        label={t('links.endDay')}
        name="endDay"
        hint={t('links.endDay.hint')}
        error={wrong === 'endDay' ? t('links.endDay.wrong') : undefined}
        value={endDay}
        onValue={change('endDay')}
      />
      {failure === undefined ? null : (
        <p className="fy-form-failure" role="alert">
          {failure}
        </p>
      )}
      <Button type="submit" tone="primary" wide busy={isSending}>
        {t('links.make')}
      </Button>
    </form>
  )
}
