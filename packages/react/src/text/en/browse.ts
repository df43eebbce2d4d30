/** Texts of finding games: suggestions, the slots centre, a vendor's page, ways on. `{x}` are filled in. */
export const browse = {
  'suggest.label': 'Suggestions',
  'suggest.count': '{count} suggestions',
  'suggest.count_one': '{count} suggestion',
  'suggest.search': 'Search for “{text}”',
  'suggest.none': 'No game has a name like “{text}”.',
  'suggest.vendor': 'Provider',

  'search.results': 'Games called “{text}”',
  'search.found': '{count} games for “{text}”',
  'search.found_one': '{count} game for “{text}”',
  'search.showing': 'Showing results for “{text}”',
  'search.closest': 'No game is called “{text}”. These come closest.',
  'search.elsewhere': 'No “{text}” here. Found among all games:',
  'search.instead': 'Search for “{text}” instead',
  'search.ideas': 'Popular right now',

  'list.empty.hot': 'See hot games',
  'list.empty.vendor': 'This provider has no games here.',
  'list.empty.vendors': 'Show all providers',
  'list.empty.slots': 'To the slots',
} as const
