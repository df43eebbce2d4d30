import { useCallback, useEffect, useSyncExternalStore } from 'react'
import { useFoyerContext } from '../provider/use-foyer.ts'
import { useChrome } from '../site/use-chrome.ts'
import { useText } from '../text/use-text.ts'
import { useRouterState } from './router-provider.tsx'

const nothing = () => undefined

/** The title of the page on screen in words; names the document too. Undefined until its texts are loaded. */
export function usePageTitle(): string | undefined {
  const { foyer, text } = useFoyerContext()
  const t = useText()
  const { route, page, status } = useRouterState()
  const { titleKey } = useChrome()
  const { title: own, titleStore } = page
  const store = titleStore?.(foyer)
  const subscribe = useCallback((notify: () => void) => store?.listen(notify) ?? nothing, [store])
  useSyncExternalStore(subscribe, store?.get ?? nothing, store?.get ?? nothing)
  const titled = () => (typeof own === 'function' ? own({ route, t, foyer }) : t.any(own ?? titleKey))
  const title = text.has(page.texts ?? 'pages') ? titled() : undefined
  const site = t('site.name')
  // A page whose texts could not be had does not have the title of the lobby.
  const named = title ?? (status === 'failed' ? t('state.failed') : undefined)
  const whole = named === undefined ? site : t('site.title', { page: named, site })
  useEffect(() => {
    document.title = whole
  }, [whole])
  return title
}
