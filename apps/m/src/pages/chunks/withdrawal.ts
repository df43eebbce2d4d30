// One chunk: money out, and what it needs; own limits for money in.
export * as depositLimits from '../deposit-limits/deposit-limits.tsx'
export * as memberPhone from '../member-phone/member-phone.tsx'
export * as paymentPassword from '../payment-password/payment-password.tsx'
export * as payoutAccounts from '../payout-accounts/payout-accounts.tsx'
export * as withdraw from '../withdraw/withdraw.tsx'
