import type { CompleteMessages } from '@foyer/react'
import type { en } from '../en.ts'

export const fil: CompleteMessages<typeof en> = {
  'palm.vip': 'Palm VIP',
  'palm.vip.title': 'Palm VIP {level}',
  'palm.vip.benefits': 'Mga benepisyo ng antas na {level}',
  'palm.vip.offers': 'Lahat ng alok',
}
