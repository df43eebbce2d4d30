import type { RouteName } from '@foyer/core'
import { BackBar, LanguageButton, TopBar, useChrome } from '@foyer/react'
import { useRouterState } from '@foyer/react/router'

/** Pages with a form have a language menu above it; a change of language keeps what is typed. */
const FORM_ROUTES: ReadonlySet<RouteName> = new Set(['signIn', 'register', 'forgotPassword'])

export interface PageBarProps {
  /** Undefined until the texts of the page are loaded: a page that cannot be had has its way back all the same. */
  readonly title: string | undefined
}

/** The bar above a page other than the lobby (LAYOUT-02, LAYOUT-04). */
export function PageBar({ title }: PageBarProps) {
  const { route } = useRouterState()
  const chrome = useChrome()
  const actions = title !== undefined && FORM_ROUTES.has(route.name) ? <LanguageButton /> : undefined
  return (
    <>
      {chrome.topBar ? <TopBar title={title} isLoading={title === undefined} /> : null}
      {chrome.backBar ? <BackBar title={title} isLoading={title === undefined} actions={actions} /> : null}
    </>
  )
}
