import type { EndpointId } from '@foyer/core/contract'
import { expect, it } from 'vitest'
import { imageFile } from '../testing/images.ts'
import { createTestBench, firstGame, type TestBench } from '../testing/test-bench.ts'

interface SourceRequest {
  readonly id: EndpointId
  /** The fields that the row of the call names, and no others (settlement 39). */
  readonly fields: (bench: TestBench) => object | Promise<object>
  /** Who calls. Default: a guest. */
  readonly as?: string
}

const game = async (bench: TestBench) => {
  const { nodeId, gameType, vassalage } = await firstGame(bench)
  return { nodeId, gameType, vassalage }
}
const vendorOf = async (bench: TestBench) => {
  const { nodeId, vassalage: vendor } = await firstGame(bench)
  return { nodeId, vendor }
}
const none = () => ({})

const REQUESTS: readonly (readonly [row: string, request: SourceRequest])[] = [
  ['CALL-05', { id: 'trialStart', fields: none }],
  ['CALL-06', { id: 'trialCreate', fields: none }],
  ['CALL-09', { id: 'smsNoLogin', fields: () => ({ mobileNum: '9170000009', countryDialingCode: '63' }) }],
  ['CALL-12', { id: 'checkUsername', fields: () => ({ username: 'demo' }) }],
  ['CALL-13', { id: 'checkEmail', fields: () => ({ email: 'demo@example.com' }) }],
  ['CALL-14', { id: 'checkAffiliate', fields: () => ({ code: 'GOOD1', domain: 'foyer.test' }) }],
  ['CALL-16', { id: 'forgotEmail', fields: () => ({ username: 'demo', email: 'demo@example.com' }) }],
  ['CALL-22', { id: 'headIconSet', as: 'demo', fields: () => ({ icon: 'avatars/2.svg' }) }],
  ['CALL-25', { id: 'vendorGameTypes', fields: () => ({ typeId: 1, merchantCode: 'demo' }) }],
  [
    'CALL-27',
    {
      id: 'gameList',
      fields: () => ({
        ...{
          merchant: 'demo',
          platform: 'html5',
          gameName: 'a',
          gameType: 'RNG',
          pageNo: 1,
          pageSize: 9,
          vassalage: 'JL',
        },
        ...{ gameClassify: 'JP', isNew: 1, minBet: 0.5, minLine: 5, language: 'EN', clientType: 2 },
      }),
    },
  ],
  [
    'CALL-28',
    { id: 'hotGames', fields: () => ({ merchantCode: 'demo', isPlatform: 2, language: 'EN', platform: 'html5' }) },
  ],
  ['CALL-29', { id: 'favoriteIds', as: 'demo', fields: () => ({ pageNo: 1, pageSize: 100 }) }],
  [
    'CALL-30',
    {
      id: 'favoriteList',
      as: 'demo',
      fields: () => ({ gameType: 'RNG', pageNo: 1, pageSize: 30, language: 'EN', vendor: '' }),
    },
  ],
  ['CALL-31', { id: 'favoriteAdd', as: 'demo', fields: vendorOf }],
  ['CALL-32', { id: 'favoriteRemove', as: 'demo', fields: vendorOf }],
  [
    'CALL-33',
    {
      id: 'recentGames',
      as: 'demo',
      fields: () => ({ page: 1, pageSize: 25, gameType: '', language: 'EN', vassalage: '', clientType: 2 }),
    },
  ],
  ['CALL-34', { id: 'recentAdd', as: 'demo', fields: async (bench) => ({ ...(await game(bench)), clientType: 2 }) }],
  [
    'CALL-35',
    {
      id: 'launchGame',
      as: 'demo',
      fields: async (bench) => {
        const { gameId } = await firstGame(bench)
        return { gameId, ...(await game(bench)), platform: 'html5', language: 'EN', backUrl: '/m/home' }
      },
    },
  ],
  ['CALL-39', { id: 'merchantWallet', fields: () => ({ merchantCode: 'demo' }) }],
  ['CALL-40', { id: 'siteFlags', fields: () => ({ merchantCode: 'demo' }) }],
  ['CALL-42', { id: 'sessionRenew', as: 'demo', fields: () => ({ force: false }) }],
  [
    'PCALL-01',
    {
      id: 'chatLaunch',
      as: 'demo',
      fields: () => ({ b2c: 'true', language: 'EN', backUrl: '/m/home', headerColor: '#37d99e', title: 'Live chat' }),
    },
  ],
  ['PCALL-03', { id: 'liveModels', fields: () => ({ active: 'true', streaming: 'true' }) }],
  [
    'PCALL-04',
    {
      id: 'announcements',
      fields: () => ({ types: 'B,PL,PU', groupName: 'm_home', platform: 'M', merchantCode: 'demo' }),
    },
  ],
  ['PCALL-05', { id: 'announcementRead', as: 'demo', fields: () => ({ announcementId: 101, read: true }) }],
  [
    'PCALL-07',
    {
      id: 'agentAnnouncements',
      as: 'agent2',
      fields: () => ({ types: 'A', groupName: 'm_home', merchantCode: 'demo' }),
    },
  ],
  [
    'PCALL-08',
    { id: 'teamKpi', as: 'agent2', fields: () => ({ startDate: '2026-01-01', endDate: '2026-01-01', size: 0 }) },
  ],
  ['PCALL-17', { id: 'feedback', as: 'demo', fields: () => ({ content: 'The lobby is quick.' }) }],
  ['PCALL-19', { id: 'customerService', fields: () => ({ type: 3 }) }],
  ['PCALL-21', { id: 'helpCenter', fields: () => ({ language: 'EN', device: 'MOBILE' }) }],
  [
    'PCALL-22',
    { id: 'activityUpload', as: 'demo', fields: () => ({ id: 201, comment: 'Me too.', images: [imageFile('png')] }) },
  ],
  [
    'PCALL-23',
    {
      id: 'verificationUpload',
      as: 'demo',
      fields: () => ({ frontImage: imageFile('png'), backImage: imageFile('jpeg') }),
    },
  ],
  ['PCALL-26', { id: 'activityClaim', as: 'demo', fields: () => ({ id: 207 }) }],
  ['PCALL-26', { id: 'memberLabels', as: 'demo', fields: () => ({ id: 201 }) }],
  [
    'PCALL-26',
    {
      id: 'lotteryLaunch',
      as: 'demo',
      fields: async (bench) => {
        const { value } = await bench.call('gameList', {
          ...{ merchant: 'demo', platform: 'html5', language: 'EN', clientType: 2, pageNo: 1, pageSize: 1 },
          gameType: 'LOTT',
        })
        return { vassalage: value.games[0].vassalage, prizeMode: 'LOTT', playType: 'trad', language: 'EN' }
      },
    },
  ],
]

it.each(REQUESTS)('[%s] is answered with the fields of the source alone: $id', async (_row, { id, as, fields }) => {
  const bench = createTestBench()
  const input = await fields(bench)
  const reply = await bench.call(id, input, as === undefined ? {} : { token: await bench.login(as) })
  expect(reply).toMatchObject({ success: true, code: undefined })
})

it('[PCALL-22] an application without a key counts once, as the label says', async () => {
  const { call, login } = createTestBench()
  const token = await login()
  const apply = () => call('activityUpload', { id: 201, comment: 'Me too.' }, { token })
  expect((await apply()).value).toEqual({ label: 'Applying' })
  expect(await apply()).toMatchObject({ success: false, code: 'promo.transition.invalid' })
})
