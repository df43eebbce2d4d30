import type { EventBus } from '../kernel/events.ts'
import type { MobileNumber, SmsCode } from './sms.ts'

/** What a form with a number needs for it. */
interface NumberForm {
  readonly $state: { get(): { readonly errors: { readonly mobileNum?: unknown } } }
  touch(field: 'mobileNum'): void
  meant(): MobileNumber
}

/** Sends a code to the number in a form; one that cannot be right gets the focus instead. */
export function codeSender(form: NumberForm, sms: SmsCode, events: EventBus): () => Promise<boolean> {
  return async () => {
    form.touch('mobileNum')
    if (form.$state.get().errors.mobileNum !== undefined) {
      events.emit('focus', { field: 'mobileNum' })
      return false
    }
    const { mobileNum, countryDialingCode } = form.meant()
    return sms.send({ mobileNum, countryDialingCode })
  }
}
