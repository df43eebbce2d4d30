/**
 * What the first screen says. Errors are those that a list may meet while it loads; their texts are the specification's
 * (ERR-02 to ERR-18, settlement 8), and so are the rest of them in `messages-and-menus.ts`.
 */
export const firstScreen = {
  'site.name': 'Foyer',
  'site.title': '{page} · {site}',

  'error.unknown': 'Unknown error.',
  'error.system.upgrading': 'System upgrading, please try again later.',
  'error.platform.maintenance': 'Platform under maintenance.',
  'error.network.slow': 'Slow Connection.',
  'error.network.offline': 'No Internet.',
  'error.network.failed': 'The connection failed. Please try again.',
  'error.network.timeout': 'This took too long. Please try again.',
  'error.response.malformed': 'The answer could not be read. Please try again.',
  'error.response.schema': 'The answer was not as expected. Please try again.',
  'error.too.many': 'Too many attempts. Please wait a moment.',
  'error.too.many.wait': 'Too many attempts. Try again in {count} seconds.',
  'error.too.many.wait_one': 'Too many attempts. Try again in {count} second.',

  'navbar.home': 'Home',
  'backbar.home': 'Home',

  'category.HOME': 'Home',
  'category.HOT': 'Hot',
  'category.PROMO': 'Promotions',
  'category.NEW': 'New',
  'category.FAV': 'Favorites',
  'category.RECENT': 'Recent',
  'category.RNG': 'Slots',
  'category.LIVE': 'Live casino',
  'category.FISH': 'Fishing',
  'category.PVP': 'Poker',
  'category.SPORTS': 'Sports',
  'category.ESPORTS': 'Esports',
  'category.COCKFIGHT': 'Cockfight',
  'category.LOTT': 'Lottery',
  'category.ELOTT': 'E-lottery',
  'category.INHOUSE': 'Originals',

  'menu.open': 'Open menu',
  'menu.title': 'Menu',

  'member.open': 'My account',
  'member.title': 'My account',

  'footerMenu.label': 'Main',
  'footerMenu.memberCenter': 'Member',
  'footerMenu.promotions': 'Promos',
  'footerMenu.invite': 'Invite',
  'footerMenu.agencyCenter': 'Agency',
  'footerMenu.deposit': 'Deposit',
  'footerMenu.service': 'Service',

  'header.home': 'To the lobby',
  'header.login': 'Login',
  'header.register': 'Register',
  'header.deposit': 'Deposit',

  'wallet.balance': 'Balance',
  'wallet.refresh': 'Refresh balance',
  'wallet.refreshing': 'Refreshing balance',
  'wallet.stale': 'Last known balance',
  'wallet.trial': 'Trial',
  'wallet.trialBalance': 'Trial credits, not money',

  'footer.disclaimer':
    'The operator bears no responsibility for breaches of local online-gaming law. Please check the law where you are before you play.',
  'footer.age': 'Only for users aged {0} and over. Please play responsibly.',

  'state.empty': 'Nothing here yet',
  'state.failed': 'This could not be loaded',
  'state.retry': 'Try again',
  'state.offline': 'You are offline',
  'state.offline.text': 'This opens by itself when the network is back.',
  'connection.offline.waits': 'Games and payments wait.',
  'state.asOf': 'As of {0}',
  'state.stale': 'This may be out of date',

  'action.back': 'Back',
  'action.close': 'Close',

  'search.everywhere': 'Search all games',
} as const
