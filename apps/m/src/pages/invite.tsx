import { useText } from '@foyer/react'
import { NotOpen } from '../parts/not-open.tsx'

/** Without a code of one's own an address to hand on would credit nobody. */
export function Page() {
  const t = useText()
  return <NotOpen title={t('page.invite.closed.title')} text={t('page.invite.closed.text')} />
}
