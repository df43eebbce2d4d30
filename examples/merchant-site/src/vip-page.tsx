import { ButtonLink, useText } from '@foyer/react'
import type { PageProps } from '@foyer/react/router'

export function Page({ route }: PageProps) {
  const t = useText()
  return (
    <div className="site-page">
      <h2>{t('palm.vip.benefits', route.params)}</h2>
      <ButtonLink to={{ name: 'promotions' }}>{t('palm.vip.offers')}</ButtonLink>
    </div>
  )
}
