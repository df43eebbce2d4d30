import type { EventBus, PopupAction } from '../../../kernel/events.ts'
import type { Session } from '../../auth/session/session.ts'

const REGISTER = '/m/register'

/** The popup that refuses what a type of account may not do (PROLE-03). */
export function showTrialPopup(events: Pick<EventBus, 'emit'>, session: Pick<Session, '$state' | 'signOut'>): void {
  const cancel: PopupAction = { id: 'cancel', tone: 'neutral', run: () => {} }
  // The trial ends first. A member who was refused has an account already.
  const register: PopupAction = { id: 'register', tone: 'primary', run: () => void session.signOut({ to: REGISTER }) }
  const isTrial = session.$state.get().type === 'trial'
  if (isTrial) events.emit('popup', { id: 'free_reject', actions: [cancel, register] })
  // People with a real account are not playing for free, and must not be told so.
  else events.emit('popup', { id: 'free_reject', variant: 'account', actions: [cancel] })
}
