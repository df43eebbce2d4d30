// One chunk: money: paying out, and records.
export * as gameRecord from '../game-record/game-record.tsx'
export * as profitAndLoss from '../profit-and-loss/profit-and-loss.tsx'
export * as transactionRecord from '../transaction-record/transaction-record.tsx'
