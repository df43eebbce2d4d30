import { expect, it } from 'vitest'
import { SPEC_CONSTANTS } from '../config/spec-constants.ts'
import { contract } from '../contract.ts'
import type { AnyEndpoint } from './endpoint.ts'

const endpoints: readonly AnyEndpoint[] = Object.values(contract)

it('[CALL-01] every call is one entry that says all that the table asks for', () => {
  for (const endpoint of endpoints) {
    expect(endpoint, endpoint.id).toMatchObject({
      id: expect.stringMatching(/^[a-z][A-Za-z]+$/),
      method: expect.stringMatching(/^(GET|POST|PUT|DELETE)$/),
      path: expect.stringMatching(/^\/wps\//),
      input: expect.anything(),
      output: expect.anything(),
      auth: expect.stringMatching(/^(none|optional|required)$/),
      encrypted: expect.any(Boolean),
      throttleMs: expect.any(Number),
    })
    expect(Object.isFrozen(endpoint)).toBe(true)
  }
})

it('[CALL-01][CONST-02][LIST-10] the calls that are throttled say how far apart they are', () => {
  const throttled = endpoints.filter(({ throttleMs }) => throttleMs !== 0).map(({ id, throttleMs }) => [id, throttleMs])
  expect(Object.fromEntries(throttled)).toEqual({
    announcementRead: SPEC_CONSTANTS.markReadMs,
    chatUnread: SPEC_CONSTANTS.unreadMs,
    contractStatements: SPEC_CONSTANTS.loadMoreMs,
    favoriteList: SPEC_CONSTANTS.loadMoreMs,
    gameList: SPEC_CONSTANTS.loadMoreMs,
    inboxList: SPEC_CONSTANTS.loadMoreMs,
    inboxUnread: SPEC_CONSTANTS.unreadMs,
    gameRecord: SPEC_CONSTANTS.loadMoreMs,
    linkList: SPEC_CONSTANTS.loadMoreMs,
    rebateIncome: SPEC_CONSTANTS.loadMoreMs,
    invitationEarnings: SPEC_CONSTANTS.loadMoreMs,
    invitedFriends: SPEC_CONSTANTS.loadMoreMs,
    profitAndLoss: SPEC_CONSTANTS.loadMoreMs,
    pointsHistory: SPEC_CONSTANTS.loadMoreMs,
    recentGames: SPEC_CONSTANTS.loadMoreMs,
    redemptionList: SPEC_CONSTANTS.loadMoreMs,
    rewardList: SPEC_CONSTANTS.loadMoreMs,
    teamBets: SPEC_CONSTANTS.loadMoreMs,
    teamMembers: SPEC_CONSTANTS.loadMoreMs,
    teamPnl: SPEC_CONSTANTS.loadMoreMs,
    transactionRecord: SPEC_CONSTANTS.loadMoreMs,
    withdrawalList: SPEC_CONSTANTS.loadMoreMs,
  })
})
