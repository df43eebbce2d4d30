import { useText } from '@foyer/react'
import { NotOpen } from '../parts/not-open.tsx'

export function Page() {
  const t = useText()
  return <NotOpen title={t('page.mall.closed.title')} text={t('page.mall.closed.text')} />
}
