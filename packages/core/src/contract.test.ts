import { expect, it } from 'vitest'
import { contract } from './contract.ts'

type Auth = (typeof contract)[keyof typeof contract]['auth']

/** As the catalogue has them. Those of the cashier are in `cashier-contract.test.ts`. */
const CALLS: readonly (readonly [row: string, id: keyof typeof contract, call: string, token: Auth])[] = [
  ['PCALL-01', 'chatLaunch', 'GET /wps/chat/launch', 'required'],
  ['PCALL-02', 'chatUnread', 'GET /wps/chat/unread', 'required'],
  ['PCALL-03', 'liveModels', 'GET /wps/chat/liveModels', 'optional'],
  ['PCALL-04', 'announcements', 'GET /wps/announcements', 'optional'],
  ['PCALL-05', 'announcementRead', 'POST /wps/announcements/read', 'required'],
  ['PCALL-06', 'inboxUnread', 'GET /wps/inbox/unreadCount', 'required'],
  ['PCALL-07', 'agentAnnouncements', 'GET /wps/agent/announcements', 'required'],
  ['PCALL-08', 'teamKpi', 'GET /wps/agent/team/kpi', 'required'],
  ['PCALL-09', 'walletLoad', 'GET /wps/wallets/gcs', 'required'],
  ['PCALL-10', 'contractInfo', 'GET /wps/agent/contract/info', 'required'],
  ['PCALL-11', 'sessionRenew', 'POST /wps/session/renew', 'required'],
  ['PCALL-12', 'siteStatus', 'GET /wps/system/status', 'none'],
  ['PCALL-13', 'smsNoLogin', 'POST /wps/verification/sms/noLogin', 'none'],
  ['PCALL-14', 'setPasswordByPhone', 'POST /wps/member/password/byPhone', 'none'],
  ['PCALL-15', 'logout', 'DELETE /wps/session/logout', 'required'],
  ['PCALL-16', 'trialStart', 'POST /wps/session/trial', 'none'],
  ['PCALL-17', 'feedback', 'PUT /wps/feedback', 'required'],
  ['PCALL-18', 'resourceLinks', 'GET /wps/resources/links', 'none'],
  ['PCALL-19', 'customerService', 'GET /wps/system/links', 'none'],
  ['PCALL-20', 'winnerBoard', 'GET /wps/lottery/winners', 'none'],
  ['PCALL-21', 'helpCenter', 'GET /wps/help', 'none'],
  ['PCALL-22', 'activityUpload', 'POST /wps/activities/{id}/applications', 'required'],
  ['PCALL-23', 'verificationUpload', 'POST /wps/member/verification', 'required'],
  ['PCALL-26', 'memberLabels', 'GET /wps/activities/{id}/label', 'required'],
  ['PCALL-26', 'memberLabelList', 'GET /wps/activities/labels', 'required'],
  ['PCALL-26', 'activityClaim', 'POST /wps/activities/{id}/claim', 'required'],
  ['PCALL-26', 'verificationState', 'GET /wps/member/verification', 'required'],
  ['PCALL-26', 'inboxList', 'GET /wps/inbox/messages', 'required'],
  ['PCALL-26', 'inboxRead', 'POST /wps/inbox/read', 'required'],
  ['PCALL-26', 'inboxDelete', 'DELETE /wps/inbox/messages/{id}', 'required'],
  ['PCALL-26', 'lotteryLaunch', 'GET /wps/lottery/launch', 'required'],
  ['PCALL-26', 'siteFlags', 'GET /wps/site/settings', 'none'],
]

it.each(CALLS)('[%s] %s is %s, with the token: %s', (row, id, call, token) => {
  const { method, path, auth, encrypted, encoding } = contract[id]
  expect([`${method} ${path}`, auth]).toEqual([call, token])
  expect(encrypted).toBe(row === 'PCALL-14')
  expect(encoding).toBe(['PCALL-22', 'PCALL-23'].includes(row) ? 'multipart' : 'json')
})

it('[PCALL-01][PCALL-03][PCALL-16] calls of the chat are of its module, and the trial of its own', () => {
  expect([contract.chatLaunch, contract.liveModels, contract.trialStart].map(({ module }) => module)).toEqual([
    ...['CBS3', 'CBS3', 'FREEPLAY3'],
  ])
})

it.each([
  ['PCALL-02', 'chatUnread', 250, true],
  ['PCALL-05', 'announcementRead', 150, true],
  ['PCALL-06', 'inboxUnread', 250, true],
] as const)('[%s] %s is sent once in %i ms, and says nothing where it fails', (_row, id, ms, isSilent) => {
  expect([contract[id].throttleMs, contract[id].silent]).toEqual([ms, isSilent])
})

it('[PCALL-04][PCALL-10][PCALL-15] the token stands among the fields too', () => {
  for (const id of ['announcements', 'contractInfo', 'logout'] as const)
    expect([id, contract[id].tokenInPayload]).toEqual([id, true])
})

it('[CALL-01] lists its ids in config/endpoint-ids.ts (`vitest -u` writes the file)', async () => {
  const ids = Object.keys(contract)
    .sort()
    .map((id) => `  '${id}',\n`)
  const file = `/** The ids of all calls. \`contract.test.ts\` writes this file, since the configuration may not import the contract above. */
export const ENDPOINT_IDS = [
${ids.join('')}] as const
export type EndpointId = (typeof ENDPOINT_IDS)[number]
`
  await expect(file).toMatchFileSnapshot('./config/endpoint-ids.ts')
})
