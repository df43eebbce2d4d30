/** The pages that need a phone number of the account. A member who comes from there to add one goes back. */
export const PHONE_TASKS = ['withdraw', 'paymentPassword', 'payoutAccounts', 'redRain'] as const
export type PhoneTask = (typeof PHONE_TASKS)[number]

export function isPhoneTask(task: string | undefined): task is PhoneTask {
  return PHONE_TASKS.some((known) => known === task)
}
