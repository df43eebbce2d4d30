import type { shell as en } from '../en/shell.ts'
import type { CompleteMessages } from '../locales.ts'

export const shell: CompleteMessages<typeof en> = {
  'site.name': 'Foyer',
  'site.title': '{page} · {site}',
  'site.skip': 'Lumaktaw sa nilalaman',
  'site.crash.title': 'Tumigil ang pahinang ito',
  'site.crash.text': 'Subukang muli, o bumalik sa lobby.',
  'site.crash.retry': 'Subukang muli',
  'site.crash.home': 'Bumalik sa lobby',
  'site.offline.title': 'Wala kang internet',
  'site.offline.text': 'Kusang magbubukas ang pahinang ito kapag bumalik ang internet.',

  'page.home.heading': 'Lobby',
  'search.everywhere': 'Maghanap sa lahat ng laro',
  'page.home.empty.title': 'Walang bukas na laro ngayon',
  'page.home.empty.text': 'Bumalik maya-maya, o magtanong sa customer service.',
}
