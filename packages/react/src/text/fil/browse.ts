import type { CompleteMessages } from '../complete-messages.ts'
import type { browse as en } from '../en/browse.ts'

export const browse: CompleteMessages<typeof en> = {
  'suggest.label': 'Mga mungkahi',
  'suggest.count': '{count} mungkahi',
  'suggest.search': 'Hanapin ang “{text}”',
  'suggest.none': 'Walang larong may pangalang tulad ng “{text}”.',
  'suggest.vendor': 'Provider',

  'search.results': 'Mga larong may pangalang “{text}”',
  'search.found': '{count} laro para sa “{text}”',
  'search.showing': 'Mga resulta para sa “{text}”',
  'search.closest': 'Walang larong may pangalang “{text}”. Ito ang pinakamalapit.',
  'search.elsewhere': 'Walang “{text}” dito. Nahanap sa lahat ng laro:',
  'search.instead': 'Hanapin pa rin ang “{text}”',
  'search.ideas': 'Patok ngayon',

  'list.empty.hot': 'Tingnan ang mga sikat',
  'list.empty.vendor': 'Walang laro rito ang provider na ito.',
  'list.empty.vendors': 'Ipakita ang lahat ng provider',
  'list.empty.slots': 'Sa mga slots',
}
