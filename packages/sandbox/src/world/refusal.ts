import type { ErrorCode } from '@foyer/core/contract'

/** Plain words beside the codes, for people who read raw answers. */
const MESSAGES: Readonly<Partial<Record<ErrorCode, string>>> = {
  'session.required': 'Not logged in, please login first.',
  'session.expired': 'The account has been logged out, please log in again.',
  'user.invalid': 'User does not exist or is disabled.',
  'login.failed': 'Wrong user name or password.',
  'login.nonMember': 'Non-member account unable to login.',
  'login.nonAgent': 'Non-agents cannot log in.',
  'no.permission': 'No permission or feature temporarily unavailable.',
  'break.active': 'You are taking a break.',
  'deposit.tooMany': 'As many deposits are open as can be.',
  'platform.maintenance': 'Platform under maintenance.',
  'region.restricted': 'Due to restriction of your location or IP address, you are not allowed to access the site.',
  'system.upgrading': 'System upgrading, please try again later.',
  'client.outdated': 'Please update to the latest version.',
  'encryption.required': 'This call takes a sealed body only.',
  'encryption.key': 'The key is not, or no longer, in use.',
  'request.invalid': 'The request does not fit the contract.',
  'too.many': 'Too many requests.',
  'sms.tooOften': 'A code was sent a moment ago.',
  'human.required': 'Please confirm that you are human.',
  'verification.code.error': 'Verification code error.',
  'username.exists': 'Username already exists.',
  invitation_code_error: 'Invalid invitation code.',
  'referrer.link.error': 'Referrer link error.',
  'confirm.mismatch': 'Confirmation password not matched.',
  'modify.new.old.same': 'New and old password cannot be the same.',
  'amount.outOfRange': 'The amount is outside the limits.',
  'balance.insufficient': 'There is less that can be withdrawn.',
  'limit.reached': 'A limit is reached.',
  'terms.changed': 'The terms have changed.',
  'duplicate.suspected': 'The same was asked for a moment ago.',
  'withdrawal.turnover': 'Turnover is still open.',
  'withdrawal.identity': 'The identity must be confirmed first.',
  'withdrawal.paused': 'Withdrawals are paused.',
  'payout.invalid': 'The number is not valid.',
  'payout.exists': 'The account is there already.',
  'payout.tooMany': 'There are as many accounts as can be kept.',
  'payout.inUse': 'A withdrawal is on its way to this account.',
  'payment.password.missing': 'There is no payment password yet.',
  'payment.password.exists': 'There is a payment password already.',
  'payment.password.wrong': 'Wrong payment password.',
  'payment.password.locked': 'The payment password is locked.',
  'payment.password.weak': 'The payment password is easy to guess.',
  'phone.missing': 'The account has no phone number.',
  'phone.exists': 'The account has a confirmed phone number.',
  'phone.taken': 'Another account has this phone number.',
  'upload.badType': 'Only png/jpg images.',
  'upload.tooLarge': 'Image must not exceed 5 MB.',
  'upload.tooMany': 'No more than 3 images.',
  'verification.images.required': 'Front and back of the document are needed.',
  'promo.transition.invalid': 'The promotion does not stand there.',
  'activity.comment.tooLong': 'The comment has more than 140 characters.',
  'activity.empty': 'A comment or an image is needed.',
  'period.invalid': 'There are no such days, or too many of them.',
  'idempotency.conflict': 'Another request came under this key before.',
  'idempotency.void': 'This key was closed before anything was made under it.',
  'contract.changed': 'There is a newer version.',
  'contract.expired': 'It can no longer be agreed to.',
  'rain.closed': 'The rain has ended.',
  'rain.notEligible': 'The account has neither a confirmed mobile number nor deposits of the least amount.',
  'rate.aboveOwn': 'The rate is above the own one.',
  'rate.belowDownline': 'A member below has a higher rate.',
  'rate.step': 'Rates are given in steps.',
  'rate.changed': 'The rates were changed meanwhile.',
  'link.limit': 'There are as many links as can be open.',
  'member.notInTeam': 'There is no such member in the team.',
  'verification.pending': 'The account is verified, or about to be.',
}

/** HTTP status of a refusal; 200 with `success: false` is the rule (CALL-02). */
const STATUS: Readonly<Partial<Record<ErrorCode, number>>> = {
  'session.required': 401,
  'session.expired': 401,
  'request.invalid': 400,
  'encryption.required': 400,
  'encryption.key': 400,
  'client.outdated': 426,
  'too.many': 429,
  'system.upgrading': 503,
}

export interface RefusalInit {
  readonly status?: number
  readonly value?: unknown
  /** Names the field that does not fit. */
  readonly field?: string
  readonly message?: string
  /** Earliest time of the next try. */
  readonly retryAfterMs?: number
}

/** Characters of a field's path in an answer. The caller chooses the names in the path. */
const MAX_FIELD = 100

const shortened = (field: string) => (field.length > MAX_FIELD ? `${field.slice(0, MAX_FIELD)}…` : field)

/** Thrown by whatever handles a request; becomes `{success: false, code, message, value?}`. */
export class Refusal extends Error {
  readonly code: ErrorCode
  readonly status: number
  readonly value: unknown
  /** Whole seconds, for the header. */
  readonly retryAfter: number | undefined

  constructor(code: ErrorCode, init: RefusalInit = {}) {
    const words = init.message ?? MESSAGES[code] ?? 'Unknown error.'
    const field = init.field === undefined ? undefined : shortened(init.field)
    super(field === undefined ? words : `${words} Field: ${field}.`)
    this.name = 'Refusal'
    this.code = code
    this.status = init.status ?? STATUS[code] ?? 200
    this.retryAfter = init.retryAfterMs === undefined ? undefined : Math.max(1, Math.ceil(init.retryAfterMs / 1000))
    this.value = field === undefined ? init.value : { field }
  }
}

/** The field `field` of the request does not fit. */
export function invalidField(field: string): Refusal {
  return new Refusal('request.invalid', { field })
}

/** The value that a person typed into `field` is not accepted: an ordinary refusal and no invalid request. */
export function rejectedField(field: string): Refusal {
  return new Refusal('request.invalid', { field, status: 200 })
}
