/** The pages that send a code to the phone of the account. A member who adds a number there goes back to them. */
export const PHONE_TASKS = ['withdraw', 'paymentPassword', 'payoutAccounts'] as const
export type PhoneTask = (typeof PHONE_TASKS)[number]

export function isPhoneTask(task: string | undefined): task is PhoneTask {
  return PHONE_TASKS.some((known) => known === task)
}
