import type { ScenarioStep } from './commands.ts'

export interface Scenario {
  readonly description: string
  readonly steps: readonly ScenarioStep[]
}

/** States that a test or a person names: `control.scenario({ name: 'maintenance' })`. */
export const scenarios: Readonly<Record<string, Scenario>> = {
  normal: {
    description: 'No faults, normal operation; what people did stays.',
    steps: [
      { command: 'clearFaults', input: {} },
      { command: 'setStatus', input: { maintenance: false, regionRestriction: false, info: '' } },
      { command: 'setSite', input: { cdn: [], defaultCdn: '' } },
      { command: 'setLobby', input: { empty: false, slots: 0, onePage: false } },
      { command: 'setClosedVendors', input: { codes: [] } },
      { command: 'setTeam', input: { members: 'seeded' } },
      { command: 'setTeamKpi', input: {} },
      { command: 'setFlags', input: { MOBVERFLOGIN3: true, FACEBOOKLOGIN3: false, GOOGLELOGIN3: false } },
    ],
  },
  'all-logins': {
    description: 'Login by user name, by SMS code, and by the networks that the site has brought.',
    steps: [{ command: 'setFlags', input: { MOBVERFLOGIN3: true, FACEBOOKLOGIN3: true, GOOGLELOGIN3: true } }],
  },
  'one-login': {
    description: 'Login by user name alone.',
    steps: [{ command: 'setFlags', input: { MOBVERFLOGIN3: false, FACEBOOKLOGIN3: false, GOOGLELOGIN3: false } }],
  },
  'vendor-maintenance': {
    description: 'The vendor JL is closed: its games do not launch.',
    steps: [{ command: 'setClosedVendors', input: { codes: ['JL'] } }],
  },
  maintenance: {
    description: 'The platform is closed; only status, settings, key and logout answer.',
    steps: [
      { command: 'setStatus', input: { maintenance: true, info: 'New games are being put in.', endsInMinutes: 90 } },
    ],
  },
  restricted: {
    description: 'The visitor’s region is not allowed.',
    steps: [{ command: 'setStatus', input: { regionRestriction: true, ip: '203.0.113.9' } }],
  },
  'expired-session': {
    description: 'Everybody’s session has ended; they notice at their next call.',
    steps: [{ command: 'revoke', input: {} }],
  },
  offline: {
    description: 'Every call’s connection breaks.',
    steps: [{ command: 'setFault', input: { endpoint: '*', kind: 'offline' } }],
  },
  slow: {
    description: 'Every call takes 9 s, more than the notice of a slow connection waits.',
    steps: [{ command: 'setFault', input: { endpoint: '*', kind: 'slow', delayMs: 9000 } }],
  },
  hanging: {
    description: 'No call is ever answered.',
    steps: [{ command: 'setFault', input: { endpoint: '*', kind: 'hang' } }],
  },
  reordered: {
    description: 'Of every two game lists the earlier asked arrives last.',
    steps: [{ command: 'setFault', input: { endpoint: 'gameList', kind: 'reorder', delayMs: 300 } }],
  },
  'wrong-schema': {
    description: 'Lists answer with a field of the wrong type.',
    steps: [
      { command: 'setFault', input: { endpoint: 'gameList', kind: 'schema' } },
      { command: 'setFault', input: { endpoint: 'hotGames', kind: 'schema' } },
      { command: 'setFault', input: { endpoint: 'gameVendors', kind: 'schema' } },
    ],
  },
  upgrading: {
    description: 'Every call answers 503.',
    steps: [{ command: 'setFault', input: { endpoint: '*', kind: 'upgrading' } }],
  },
  portal: {
    description: 'A hotel network answers every call with its sign-in page.',
    steps: [{ command: 'setFault', input: { endpoint: '*', kind: 'html' } }],
  },
  'empty-lobby': {
    description: 'No vendors and no games.',
    steps: [{ command: 'setLobby', input: { empty: true } }],
  },
  'ten-thousand': {
    description: 'Ten thousand slots, answered in one piece.',
    steps: [{ command: 'setLobby', input: { slots: 10_000, onePage: true } }],
  },
  'no-announcements': {
    description: 'No notices, promotions or banners.',
    steps: [{ command: 'setAnnouncements', input: { announcements: [], banners: [] } }],
  },
  'many-notices': {
    description:
      'A hundred and twenty notices for players, thirty for agents, none of them read; two messages wait in the chat.',
    steps: [
      { command: 'setNotices', input: { players: 120, agents: 30 } },
      { command: 'setReadNotices', input: { ids: [] } },
      { command: 'setUnread', input: { chat: 2 } },
    ],
  },
  'ten-thousand-notices': {
    description: 'Ten thousand notices for players.',
    steps: [{ command: 'setNotices', input: { players: 10_000 } }],
  },
  'three-contracts': {
    description: 'The agent agent2 is offered all three agreements: the dividend in place of the one that runs.',
    steps: (['dailySalary', 'dividend', 'hourlySalary'] as const).map((kind) => ({
      command: 'offerContract' as const,
      input: { userName: 'agent2', kind },
    })),
  },
  'large-team': {
    description: 'The agent agent2 has a team of 100,000 on three levels.',
    steps: [{ command: 'setTeam', input: { members: 'large' } }],
  },
  'loss-carried': {
    description: 'The dividend of agent2 begins its period with a loss of 4,100.00.',
    steps: [
      {
        command: 'setContract',
        input: { userName: 'agent2', kind: 'dividend', state: 'agreed', carried: '-4100.00' },
      },
    ],
  },
  'empty-team': {
    description: 'Nobody is in a team but those who register from now on.',
    steps: [{ command: 'setTeam', input: { members: 'none' } }],
  },
  popups: {
    description: 'After a login two popups open over the lobby, as from the start.',
    steps: [{ command: 'setPopups', input: { shown: true } }],
  },
  'no-popups': {
    description: 'No popups after a login, and nothing that agent2 is asked to agree to.',
    steps: [
      { command: 'setPopups', input: { shown: false } },
      { command: 'setContract', input: { userName: 'agent2', kind: 'dailySalary', state: 'none' } },
      { command: 'setContract', input: { userName: 'agent2', kind: 'hourlySalary', state: 'none' } },
    ],
  },
  'type-revoked': {
    description: 'The agent agent2 is a player from now on; the session notices at its next call.',
    steps: [{ command: 'setMemberType', input: { userName: 'agent2', type: 0 } }],
  },
  'rain-now': {
    description: 'A red envelope rain is open for the next 45 seconds.',
    steps: [{ command: 'startRain', input: { seconds: 45 } }],
  },
  'rain-empty': {
    description: 'No red envelope rain is planned.',
    steps: [
      {
        command: 'setAgencyRules',
        input: { rain: { times: [], seconds: 45, pool: 50_000, envelopes: 120, least: 100 } },
      },
    ],
  },
  'rotated-key': {
    description: 'The key that clients know is no longer in use.',
    steps: [{ command: 'rotateKey', input: {} }],
  },
  rich: {
    description: 'Members hold a million.',
    steps: ['demo', 'player1', 'agent2', 'demo40', 'agent41', 'agent42', 'newbie'].map((userName) => ({
      command: 'setBalance' as const,
      input: { userName, balance: '1000000.00' },
    })),
  },
  broke: {
    description: 'The demo members hold nothing.',
    steps: ['demo', 'player1'].map((userName) => ({
      command: 'setBalance' as const,
      input: { userName, balance: '0.00' },
    })),
  },
  'cdn-fallback': {
    description: 'The picture host is down, the site’s own still answers.',
    steps: [
      { command: 'setSite', input: { cdn: ['/cdn/a'] } },
      { command: 'setFault', input: { endpoint: 'cdn', kind: 'status:503' } },
    ],
  },
  'cdn-down': {
    description: 'No picture arrives from anywhere.',
    steps: [
      { command: 'setFault', input: { endpoint: 'cdn', kind: 'status:503' } },
      { command: 'setFault', input: { endpoint: 'art', kind: 'status:503' } },
    ],
  },
}
