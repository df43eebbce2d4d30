// One chunk: money out, and what it needs.
export * as paymentPassword from '../payment-password.tsx'
export * as payoutAccounts from '../payout-accounts.tsx'
export * as withdraw from '../withdraw.tsx'
