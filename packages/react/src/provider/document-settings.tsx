import { theme } from '@foyer/core'
import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { useFoyerContext } from './use-foyer.ts'

/** Keeps `<html>` in step with the language shown (I18N-04) and the theme (THEME-01). */
export function DocumentSettings(): null {
  const { foyer, text } = useFoyerContext()
  const { tag, dir } = useStore(text.$shown)
  const shownTheme = useStore(foyer.use(theme).$theme)
  useEffect(() => {
    const root = document.documentElement
    // Even the same value makes browsers compute the styles of all elements anew.
    if (root.lang !== tag) root.lang = tag
    if (root.dir !== dir) root.dir = dir
    if (root.dataset.theme !== shownTheme) root.dataset.theme = shownTheme
  }, [tag, dir, shownTheme])
  return null
}
