import { useText } from '@foyer/react'
import { NotOpen } from '../parts/not-open.tsx'

/** Without an invitation code a shared address would credit no member. */
export function Page() {
  const t = useText()
  return <NotOpen title={t('page.invite.closed.title')} text={t('page.invite.closed.text')} />
}
