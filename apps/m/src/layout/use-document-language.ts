import { useLanguageCode } from '@foyer/react'
import { useEffect } from 'react'

const YEAR_S = 31_536_000

/**
 * Tells the host and the browser which language was chosen: the next document comes in it (docs/hosting.md), and the site is
 * installed in it. The language that the client has stored decides: without the cookie a document begins in the first
 * language and is then changed.
 */
export function useDocumentLanguage(): void {
  const language = useLanguageCode()
  useEffect(() => {
    const secure = location.protocol === 'https:' ? '; Secure' : ''
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing on phones of 2024.
    document.cookie = `MC_LANGUAGE=${language}; Path=/; Max-Age=${YEAR_S}; SameSite=Lax${secure}`
    nameManifest(language)
  }, [language])
}

function nameManifest(language: string): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel="manifest"]')
  if (link === null) return
  const named = new URL(`${language}.webmanifest`, link.href).href
  if (link.href !== named) link.href = named
}
