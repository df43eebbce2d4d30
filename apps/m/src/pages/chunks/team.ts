// One chunk: what agents read of their teams.
export * as team from '../team/team.tsx'
export * as teamBets from '../team-bets/team-bets.tsx'
export * as teamOverview from '../team-overview/team-overview.tsx'
export * as teamProfitAndLoss from '../team-profit-and-loss/team-profit-and-loss.tsx'
