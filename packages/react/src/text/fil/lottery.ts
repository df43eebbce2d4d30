import type { CompleteMessages } from '../complete-messages.ts'
import type { lottery as en } from '../en/lottery.ts'

export const lottery: CompleteMessages<typeof en> = {
  'lottery.loading': 'Nilo-load ang mga bunutan',
  'lottery.next': 'Susunod na bunutan',
  'lottery.nextIn': 'Susunod na bunutan sa loob ng ',
  'lottery.drawing': 'Binubunot',
  'lottery.draws': 'Mga bunutan at resulta',
  'lottery.issue': 'Blg. {issue}',
  'lottery.numbers': '{name}, mga numero ng bunutan {issue}',
  'lottery.bonus': 'Bonus ',
  'lottery.place': 'Ika-{place}: ',
  'lottery.pending': 'Wala pang resulta.',
  'lottery.play': 'Maglaro',
  'lottery.playName': 'Laruin ang {name}',
  'lottery.menu.label': 'Uri ng bunutan',
  'lottery.menu.all': 'Lahat',
  'lottery.menu.FAST': 'Mabilis na bunutan',
  'lottery.failed': 'Hindi na-load ang mga loterya.',
  'lottery.drawsFailed': 'Hindi dumating ang mga resulta.',
  'lottery.empty.title': 'Walang bunutan ngayon',
  'lottery.empty.text': 'Lalabas dito ang mga loterya kapag nagbukas ang mga ito.',
  'lottery.empty.action': 'Sa lobby',

  'winners.title': 'Mga nanalo',
  'winners.lead': 'Ang pinakamalalaking panalo ngayon',
  'winners.someone': 'Isang manlalaro',
  'winners.more': 'Ipakita ang lahat ng {count}',
  'winners.less': 'Bawasan ang ipinapakita',
  'winners.failed': 'Hindi na-load ang mga nanalo.',
}
