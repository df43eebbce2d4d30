import type { RouteName } from '@foyer/core'
import type { Layout } from '@foyer/core/site'
import { BackBar, LanguageButton, TopBar } from '@foyer/react'

/** Pages with a form have a language menu above it; a change of language keeps what is typed. */
const FORM_ROUTES: ReadonlySet<RouteName> = new Set(['login', 'register', 'forget'])

export interface PageBarProps {
  readonly name: RouteName
  readonly layout: Layout
  readonly title: string
}

/** The bar above a page other than the lobby (LAYOUT-02, LAYOUT-04). */
export function PageBar({ name, layout, title }: PageBarProps) {
  const actions = FORM_ROUTES.has(name) ? <LanguageButton /> : undefined
  return (
    <>
      {layout.topBar ? <TopBar title={title} layout={layout} /> : null}
      {layout.backBar ? <BackBar title={title} layout={layout} actions={actions} /> : null}
    </>
  )
}
