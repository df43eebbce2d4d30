import { ButtonLink } from '@foyer/react'
import type { PageProps } from '@foyer/react/router'

export function Page({ route }: PageProps) {
  return (
    <div className="site-page">
      <h2>Benefits of level {route.params.level}</h2>
      <ButtonLink to={{ name: 'promotions' }}>All offers</ButtonLink>
    </div>
  )
}
