import type { EventBus } from '../../../kernel/events.ts'
import type { MobileNumber, SmsCode } from './sms.ts'

interface PhoneForm {
  readonly $state: { get(): { readonly errors: { readonly mobileNum?: unknown } } }
  touch(field: 'mobileNum'): void
  parsedValues(): MobileNumber
}

/** Sends a code to the number in a form; an invalid number gets the focus instead. */
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
