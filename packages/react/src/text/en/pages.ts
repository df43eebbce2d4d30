import { accounts } from './accounts.ts'
import { browse } from './browse.ts'
import { forms } from './forms.ts'
import { later } from './later.ts'
import { lists } from './lists.ts'
import { lottery } from './lottery.ts'
import { member } from './member.ts'

/**
 * Texts inside the site's own pages: they come with the first page that is not the lobby, and bring those of `later.ts`
 * along. `{x}` are filled in.
 */
export const pages = {
  ...later,
  ...accounts,
  ...browse,
  ...forms,
  ...lottery,
  ...lists,
  ...member,

  'navbar.login': 'Login',
  'navbar.register': 'Sign up',
  'navbar.forget': 'Forgot password',
  'navbar.trail': 'Free trial',
  'navbar.changePsw': 'First password',
  'navbar.changePassword': 'Change password',
  'navbar.phonePassword': 'Set password by phone',
  'navbar.activity': 'Promotions',
  'navbar.notice': 'Announcements',
  'navbar.message': 'Messages',
  'navbar.gameCenter': 'Games',
  'navbar.gameList': 'Games',
  'navbar.slotsCenter': 'Slots',
  'navbar.set': 'Personal settings',
  'navbar.help': 'Help center',
  'backbar.notice': 'Announcement',
  'backbar.activity': 'Promotions',
  'backbar.activityDetail': 'Details',
  'backbar.help': 'Help center',
  'backbar.app': 'Download promo',
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

  'page.contact.heading': 'Customer service',
  'page.contact.text': 'Never tell anyone your password, customer service included.',
  'page.contact.open': 'Write on {0}',
  'page.contact.none': 'This site names no address to write to.',

  'page.set.heading': 'Personal settings',
  'page.set.language': 'Language',
  'page.set.security': 'Security',
  'page.set.password': 'Change password',
  'page.set.more': 'More',
  'page.set.help': 'Help center',
  'page.set.app': 'Add to the home screen',
  'page.set.notice': 'Announcements',
  'page.set.logout': 'Log out',
  'page.set.guest': 'Log in to change your password and to log out.',

  'page.help.heading': 'Help center',
  'page.help.start.title': 'How do I begin?',
  'page.help.start.text':
    'Log in, choose a category, and tap a game. Bets and wins change your balance; the arrow beside it asks for the newest amount.',
  'page.help.find.title': 'How do I find a game?',
  'page.help.find.text':
    'Every list has a search box and a filter for the kind of game and the smallest bet. Tap the heart of a game to keep it; games that you played are under Recent.',
  'page.help.back.title': 'How do I get back from a game?',
  'page.help.back.text': 'Use the back button inside the game. You return to the page that you came from.',
  'page.help.money.title': 'When does my balance change?',
  'page.help.money.text':
    'With every bet, win, deposit and withdrawal. Each change is listed in your transactions, with the balance after it.',
  'page.help.safe.title': 'How is my account kept safe?',
  'page.help.safe.text':
    'Your password is encrypted before it leaves your phone. Logging out in one tab logs out all of them. If you chose “Remember me”, your user name and, encrypted, your password stay on this device.',
  'page.help.limits.title': 'Playing should stay fun',
  'page.help.limits.text':
    'Decide what you can spend before you begin, and stop when it is gone. Never play with money that you need. If you want a break, or want your account closed, tell customer service.',
  'page.help.terms.title': 'Terms',
  'page.help.terms.age': 'Only people of {0} years or older may play.',
  'page.help.terms.law':
    'Players make sure that online gaming is allowed where they are; the operator bears no responsibility for breaches of local law.',
  'page.help.terms.account': 'One account per person. It may not be lent, sold or shared.',
  'page.help.terms.fair':
    'Results are drawn by the provider of each game. A round that was interrupted is settled as the provider recorded it.',
  'page.help.contact': 'Something else? Write to customer service.',
  'page.app.heading': 'Keep the lobby on your home screen',
  'page.app.lead': 'An icon beside your other apps opens the lobby in your browser.',
  'page.app.android': 'Android, Chrome',
  'page.app.android.1': 'Open the menu ⋮ at the top right.',
  'page.app.android.2': 'Tap “Add to Home screen” and confirm.',
  'page.app.ios': 'iPhone, Safari',
  'page.app.ios.1': 'Tap the share button at the bottom.',
  'page.app.ios.2': 'Tap “Add to Home Screen”, then “Add”.',
  'page.app.lobby': 'To the lobby',

  'page.notice.empty.title': 'No announcements',
  'page.notice.empty.text': 'News from the house appears here.',
  'page.notice.agents.title': 'No announcements for agents here',
  'page.notice.agents.text': 'What is meant for everyone stands under Announcements.',

  'page.message.heading': 'Messages',
  'page.message.notices': 'Announcements',
  'page.message.notices.text': 'News from the house',
  'page.message.inbox': 'Inbox',
  'page.message.inbox.text': 'Not in use yet',
  'page.inbox.empty.title': 'This inbox is not in use yet',
  'page.inbox.empty.text':
    'Nothing is sent to it. News stands under Announcements; for anything about your account, write to customer service.',

  'page.activity.empty.title': 'No promotion right now',
  'page.activity.empty.text': 'New offers appear here first.',
  'page.activity.longTerm': 'Long term',
  'page.notFound.heading': 'Page not found',
  'page.notFound.title': 'This page does not exist',
  'page.notFound.text': 'The link may be old, or there is a slip in the address. Nothing in your account has changed.',
  'page.notFound.home': 'Go to the lobby',
  'page.notFound.search': 'Find a game',
  'page.notFound.service': 'Contact customer service',
  'page.activity.all': 'All promotions',
  'page.activity.gone.title': 'This promotion is not here any more',
  'page.activity.gone.text': 'It may have ended. Have a look at the others.',
  'page.member.deposit': 'Deposit',
  'page.member.withdraw': 'Withdraw',
  'page.member.balance': 'Balance',
  'page.member.favourites': 'Favorites',
  'page.member.recent': 'Recently played',
  'page.account.name': 'Account',
  'page.account.nickname': 'Nickname',
  'page.account.level': 'Level',
  'page.account.kind': 'Kind of account',
  'page.account.kind.member': 'Player',
  'page.account.kind.agent': 'Agent',
  'page.account.kind.trial': 'Free play',
  'page.account.wallets': 'Wallets',
  'page.account.wallets.empty': 'No wallet besides the main one.',
  'page.account.failed': 'Your data could not be loaded.',
  'page.withdraw.lead':
    'Withdrawals go through customer service. Ask first about the smallest and largest amount, how long it takes, and whether your account must be verified.',
  'page.withdraw.how1': 'Write to customer service in one of the ways below.',
  'page.withdraw.how2': 'Give your user name, the amount and the account that it should go to.',
  'page.withdraw.how3': 'Once it is paid, it stands under your transactions.',
  'page.deposit.lead':
    'Deposits go through customer service. Ask first about the ways to pay, the limits and how long it takes.',
  'page.deposit.how1': 'Ask customer service for the account to pay into.',
  'page.deposit.how2': 'Send customer service the receipt and your user name.',
  'page.deposit.how3': 'Once it is credited, it stands under your transactions.',
  'page.money.latest': 'Latest transactions',
  'page.money.all': 'All transactions',
  'page.reward.lead':
    'Rewards cannot be claimed here. What is on right now stands under Promotions; if you miss a bonus, ask customer service.',
  'page.reward.level': 'Your level',
  'page.mall.closed.title': 'The points mall is not open',
  'page.mall.closed.text':
    'There are no points to collect or to spend here. If you were told otherwise, ask customer service.',
  'page.agent.lead':
    'Your own account. Figures of a team, rebates and contracts are not shown here: ask customer service about them.',
  'page.agent.name': 'Agent',
  'page.agent.results': 'Your results, day by day',
  'page.invite.closed.title': 'Invitations are not open',
  'page.invite.closed.text':
    'There is no invitation code to hand on here, and no reward for inviting friends. If you were told otherwise, ask customer service.',

  'page.trail.lead': 'Getting your free credits ready…',
} as const
