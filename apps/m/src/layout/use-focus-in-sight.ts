import { useEffect } from 'react'

/**
 * Scrolls the focused element into view. Browsers do not scroll when a small part of it is visible, for example at the
 * end of a strip or below a bar, and then the focus cannot be seen.
 */
export function useFocusInSight(): void {
  useEffect(() => {
    const follow = ({ target }: FocusEvent) => {
      // A page that a script has focused keeps its scroll position.
      if (!(target instanceof Element) || !target.matches(':focus-visible:not([tabindex="-1"])')) return
      target.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    }
    document.addEventListener('focusin', follow)
    return () => document.removeEventListener('focusin', follow)
  }, [])
}
