import type { Foyer } from '@foyer/core'
import { type RenderOptions, type RenderResult, render as renderPlain } from '@testing-library/react'
import type { ReactNode } from 'react'
import { FoyerProvider } from '../provider/foyer-provider.tsx'
import { createI18n } from '../text/i18n.ts'
import { all } from './english-texts.ts'

export interface RenderWithOptions extends Pick<RenderOptions, 'reactStrictMode'> {
  /** As for the provider. */
  readonly embedded?: boolean
}

/** Renders inside a provider of this client, with every EN text at hand. */
export function renderWith(
  foyer: Foyer,
  children: ReactNode,
  { embedded = false, ...options }: RenderWithOptions = {},
): RenderResult {
  const text = createI18n(foyer.languages.$language, { all })
  return renderPlain(
    <FoyerProvider foyer={foyer} text={text} autoStart={false} embedded={embedded}>
      {children}
    </FoyerProvider>,
    options,
  )
}
