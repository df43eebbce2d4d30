import type { CompleteMessages } from '@foyer/react'
import type { firstScreen as en } from '../en/first-screen.ts'

export const firstScreen: CompleteMessages<typeof en> = {
  'site.skip': 'Lumaktaw sa nilalaman',
  'site.crash.title': 'Tumigil ang pahinang ito',
  'site.crash.text': 'Subukang muli, o bumalik sa lobby.',
  'site.crash.home': 'Bumalik sa lobby',

  'page.home.heading': 'Lobby',
  'page.home.empty.title': 'Walang bukas na laro ngayon',
  'page.home.empty.text': 'Bumalik maya-maya, o magtanong sa customer service.',
}
