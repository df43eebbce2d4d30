import { useEffect } from 'react'

/**
 * Brings what the keyboard has come to into sight. Browsers leave it where it is as soon as the least part of it shows,
 * at the end of a strip or below a bar, and one cannot see where one is.
 */
export function useFocusInSight(): void {
  useEffect(() => {
    const follow = ({ target }: FocusEvent) => {
      // A page that was moved to by script stands where it stands.
      if (!(target instanceof Element) || !target.matches(':focus-visible:not([tabindex="-1"])')) return
      target.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    }
    document.addEventListener('focusin', follow)
    return () => document.removeEventListener('focusin', follow)
  }, [])
}
