import type { RouteName } from '@foyer/core'
import type { Chrome } from '@foyer/core/site'
import { BackBar, LanguageButton, TopBar } from '@foyer/react'

/** Pages with a form have a language menu above it; a change of language keeps what is typed. */
const FORM_ROUTES: ReadonlySet<RouteName> = new Set(['signIn', 'register', 'forgotPassword'])

export interface PageBarProps {
  readonly name: RouteName
  readonly chrome: Chrome
  readonly title: string
}

/** The bar above a page other than the lobby (LAYOUT-02, LAYOUT-04). */
export function PageBar({ name, chrome, title }: PageBarProps) {
  const actions = FORM_ROUTES.has(name) ? <LanguageButton /> : undefined
  return (
    <>
      {chrome.topBar ? <TopBar title={title} chrome={chrome} /> : null}
      {chrome.backBar ? <BackBar title={title} chrome={chrome} actions={actions} /> : null}
    </>
  )
}
