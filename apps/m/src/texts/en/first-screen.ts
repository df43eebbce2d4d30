/** Texts of what stands around every page of the site, and of the lobby: they come with the first chunk. */
export const firstScreen = {
  'site.skip': 'Skip to the content',
  'site.crash.title': 'This page stopped working',
  'site.crash.text': 'Try again, or go back to the lobby.',
  'site.crash.home': 'Back to the lobby',

  'page.home.heading': 'Lobby',
  'page.home.empty.title': 'No games are open right now',
  'page.home.empty.text': 'Please look in again a little later, or ask customer service.',
} as const
