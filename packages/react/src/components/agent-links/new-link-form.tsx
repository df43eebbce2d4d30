import { type AgentLink, agentLinks, type RateBounds } from '@foyer/core'
import { MAX_LINK_TITLE_LENGTH } from '@foyer/core/site'
import { useStore } from '@nanostores/react'
import { type FormEvent, useRef } from 'react'
import { useDisposable } from '../../hooks/use-disposable.ts'
import { useFieldFocus } from '../../hooks/use-field-focus.ts'
import { useFeature } from '../../provider/use-feature.ts'
import { fieldMessage } from '../../text/field-message.ts'
import { useErrorText } from '../../text/use-error-text.ts'
import { useText, useTranslation } from '../../text/use-text.ts'
import { Button } from '../button/button.tsx'
import { DateField } from '../date-field/date-field.tsx'
import { RateFields } from '../rebates/rate-fields.tsx'
import { TextField } from '../text-field/text-field.tsx'
import { MemberTypeCards } from './member-type-cards.tsx'

interface NewLinkFormProps {
  readonly bounds: RateBounds
  /** Also called if the form was left meanwhile. */
  readonly onMade: (link: AgentLink) => void
  readonly onClose: () => void
}

export function NewLinkForm({ bounds, onMade, onClose }: NewLinkFormProps) {
  const api = useFeature(agentLinks)
  const t = useText()
  const { tag } = useTranslation()
  const errorText = useErrorText()
  const element = useRef<HTMLFormElement>(null)
  useFieldFocus(element)
  const form = useDisposable(() => api.linkForm({ bounds, languageTag: () => tag }), [api, bounds, tag])
  const { values, errors, status, error } = useStore(form.$state)
  const isAtField = Object.keys(errors).length > 0
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const { ok, data } = await form.submit()
    if (!ok) return
    onMade(data)
    // Another sheet may be open by now.
    if (element.current !== null) onClose()
  }
  return (
    <form ref={element} className="fy-rebates" noValidate onSubmit={(event) => void submit(event)}>
      <TextField
        label={t('links.title')}
        name="title"
        autoComplete="off"
        maxLength={MAX_LINK_TITLE_LENGTH}
        hint={t('links.title.hint')}
        value={values.title}
        onValue={(title) => form.set('title', title)}
      />
      <MemberTypeCards value={values.memberType} onValue={(chosen) => form.set('memberType', chosen)} />
      <RateFields form={form} bounds={bounds} />
      <TextField
        label={t('links.limit')}
        name="limit"
        inputMode="numeric"
        autoComplete="off"
        maxLength={6}
        hint={t('links.limit.hint')}
        error={fieldMessage(t, errors.limit)}
        value={values.limit}
        onValue={(limit) => form.set('limit', limit)}
      />
      <DateField
        label={t('links.endDay')}
        name="endDay"
        hint={t('links.endDay.hint')}
        error={fieldMessage(t, errors.endDay)}
        value={values.endDay}
        onValue={(day) => form.set('endDay', day)}
      />
      {error === undefined || isAtField ? null : (
        <p className="fy-form-failure" role="alert">
          {errorText(error)}
        </p>
      )}
      <Button type="submit" tone="primary" wide busy={status === 'submitting'}>
        {t('links.make')}
      </Button>
    </form>
  )
}
