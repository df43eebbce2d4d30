import type { CompleteMessages } from '@foyer/react'
import type { auth as en } from '../en/auth.ts'

export const auth: CompleteMessages<typeof en> = {
  'register.title': 'Gumawa ng account',
  'register.ways': 'Mag-login o magrehistro',
  'register.toLogin': 'Mag-login',
  'register.here': 'Magrehistro',
  'register.bonus': 'Kumita ng {amount} sa pagrehistro',
  'register.bonusText': 'Idadagdag ang {amount} pagkatapos mong magrehistro.',

  'forgot.title': 'Nakalimutan ang password?',
  'forgot.back': 'Bumalik sa pag-login',

  'password.firstTitle': 'Pumili ng iyong password',
  'password.first': 'Ito ang una mong pag-login. Pumili ng sarili mong password.',
  'password.leave': 'Bumalik sa mga setting',

  'login.title': 'Maligayang pagbabalik',
  'login.toPlay': 'Mag-login para laruin ang {game}',
  'register.toPlay': 'Gumawa ng account para laruin ang {game}',
  'login.noAccount': 'Bago rito?',
  'login.register': 'Gumawa ng account',
  'page.forgot.none': 'Walang numero ng telepono o e-mail ang account?',
  'page.forgot.support': 'Magtanong sa customer service',
}
