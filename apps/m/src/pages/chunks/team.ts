// One chunk: what agents read of their teams.
export * as team from '../team.tsx'
export * as teamBets from '../team-bets.tsx'
export * as teamOverview from '../team-overview.tsx'
export * as teamProfitAndLoss from '../team-profit-and-loss.tsx'
