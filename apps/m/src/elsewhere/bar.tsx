import type { Layout, RouteName } from '@foyer/core'
import { BackBar, LanguageButton, TopBar } from '@foyer/react'

/** Whoever cannot read a form can change its language above it, and loses nothing that is typed. */
const FORMS: ReadonlySet<RouteName> = new Set(['login', 'register', 'forget'])

export interface BarProps {
  readonly name: RouteName
  readonly layout: Layout
  readonly title: string
}

/** The bar above a page other than the lobby (LAYOUT-02, LAYOUT-04). */
export function Bar({ name, layout, title }: BarProps) {
  const actions = FORMS.has(name) ? <LanguageButton /> : undefined
  return (
    <>
      {layout.topBar ? <TopBar title={title} layout={layout} /> : null}
      {layout.backBar ? <BackBar title={title} layout={layout} actions={actions} /> : null}
    </>
  )
}
