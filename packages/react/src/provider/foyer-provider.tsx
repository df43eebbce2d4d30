import type { Foyer } from '@foyer/core'
import { type ReactNode, useEffect, useMemo } from 'react'
import { createI18n, type I18n } from '../text/i18n.ts'
import { DocumentSettings } from './document-settings.tsx'
import { FoyerContext } from './foyer-context.ts'

export interface FoyerProviderProps {
  /** Made and disposed by the caller; the provider only hands it on. */
  readonly client: Foyer
  /** Texts made before the first render (server rendering in another language, a merchant's own locales). Disposed by the caller. */
  readonly text?: I18n | undefined
  /** Leaves `<html lang dir>` and the theme alone: for a part of a page that is not ours. */
  readonly embedded?: boolean
  readonly children?: ReactNode
}

/**
 * Gives everything below it the client and its texts.
 *
 * Start the client after the first render (`useEffect`), so that what a server rendered and the first render agree.
 */
export function FoyerProvider({ client, text, embedded = false, children }: FoyerProviderProps) {
  const own = useMemo(
    () => text ?? createI18n(client.languages.$language, { overrides: client.config.texts }),
    [client, text],
  )
  useEffect(() => own.connect(), [own])
  const value = useMemo(() => ({ foyer: client, text: own }), [client, own])
  return (
    <FoyerContext value={value}>
      {embedded ? null : <DocumentSettings />}
      {children}
    </FoyerContext>
  )
}
