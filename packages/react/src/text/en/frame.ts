/** Texts of what stands around every page of the site: they come with the first chunk. */
export const frame = {
  'site.name': 'Foyer',
  'site.title': '{page} · {site}',
  'site.skip': 'Skip to the content',
  'site.crash.title': 'This page stopped working',
  'site.crash.text': 'Nothing of yours is lost. Try again, or go back to the lobby.',
  'site.crash.retry': 'Try again',
  'site.crash.home': 'Back to the lobby',

  'page.home.heading': 'Lobby',

  'page.app.title': 'The app',

  'page.inbox.heading': 'Inbox',

  'page.lists.hot': 'Hot games',
  'page.lists.lottery': 'Lottery',

  'page.member.heading': 'Member center',

  'page.account.heading': 'My account',

  'page.withdraw.heading': 'Withdraw',
  'page.deposit.heading': 'Deposit',

  'page.gameRecord.heading': 'Bet record',
  'page.transactions.heading': 'Transaction record',
  'page.profit.heading': 'Profit and loss',

  'page.reward.heading': 'Reward center',

  'page.mall.heading': 'Points mall',

  'page.agent.heading': 'Agency center',

  'page.invite.heading': 'Invite friends',
} as const
