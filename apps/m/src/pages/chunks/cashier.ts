// One chunk: money: paying in, and records.
export * as deposit from '../deposit.tsx'
export * as gameRecord from '../game-record.tsx'
export * as profitAndLoss from '../profit-and-loss.tsx'
export * as transactionRecord from '../transaction-record.tsx'
