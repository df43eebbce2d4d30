import type { Foyer } from '@foyer/core'
import { configure, type RenderResult, render as renderPlain } from '@testing-library/react'
import type { ReactNode } from 'react'
import { FoyerProvider } from '../provider/foyer-provider.tsx'
import { createI18n } from '../text/i18n.ts'
import { all } from './english-texts.ts'

// What is waited for comes within milliseconds; only on a busy machine does it take longer.
configure({ asyncUtilTimeout: 10_000 })

/** Renders inside a provider of this client, with every EN text at hand. `embedded` as for the provider. */
export function renderWith(
  foyer: Foyer,
  children: ReactNode,
  { embedded = false }: { readonly embedded?: boolean } = {},
): RenderResult {
  const text = createI18n(foyer.languages.$language, { all })
  return renderPlain(
    <FoyerProvider foyer={foyer} text={text} autoStart={false} embedded={embedded}>
      {children}
    </FoyerProvider>,
  )
}
