import type { Foyer } from '@foyer/core'
import { type RenderResult, render as renderPlain } from '@testing-library/react'
import type { ReactNode } from 'react'
import { FoyerProvider } from '../provider/foyer-provider.tsx'

/** Renders inside a provider of this client. */
export function renderWith(foyer: Foyer, children: ReactNode): RenderResult {
  return renderPlain(<FoyerProvider client={foyer}>{children}</FoyerProvider>)
}
