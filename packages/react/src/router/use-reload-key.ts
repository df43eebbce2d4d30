import { useEffect, useState } from 'react'
import { isPlainClick } from '../hooks/is-plain-click.ts'

/** Counts links of a page to itself, which start the page again. */
export function useReloadKey(path: string): number {
  const [count, setCount] = useState(0)
  useEffect(() => {
    let isToItself = false
    // Before the link itself is heard: React may render the next page, and run this effect for it, within the same click.
    const compare = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a[href]') : null
      const isHere = link?.getAttribute('href') === path && ['', '_self'].includes(link.getAttribute('target') ?? '')
      isToItself = isHere && isPlainClick(event)
    }
    // A click that is stopped on its way, such as the end of a long press, follows no link.
    const again = () => {
      if (!isToItself) return
      setCount((known) => known + 1)
      window.scrollTo({ top: 0 })
    }
    const gone = new AbortController()
    document.addEventListener('click', compare, { capture: true, signal: gone.signal })
    document.addEventListener('click', again, { signal: gone.signal })
    return () => gone.abort()
  }, [path])
  return count
}
