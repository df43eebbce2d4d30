import type { EventBus } from '../../../kernel/events.ts'
import type { MobileNumber, SmsCode } from './sms.ts'

/** What a form with a number needs for it. */
interface PhoneForm {
  readonly $state: { get(): { readonly errors: { readonly mobileNum?: unknown } } }
  touch(field: 'mobileNum'): void
  parsedValues(): MobileNumber
}

/** Sends a code to the number in a form; one that cannot be right gets the focus instead. */
export function createCodeSender(form: PhoneForm, sms: SmsCode, events: EventBus): () => Promise<boolean> {
  return async () => {
    form.touch('mobileNum')
    if (form.$state.get().errors.mobileNum !== undefined) {
      events.emit('focus', { field: 'mobileNum' })
      return false
    }
    const { mobileNum, countryDialingCode } = form.parsedValues()
    return sms.send({ mobileNum, countryDialingCode })
  }
}
