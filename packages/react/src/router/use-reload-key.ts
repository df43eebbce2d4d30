import { useEffect, useState } from 'react'

/** Counts links of a page to itself, which start the page again. */
export function useReloadKey(path: string): number {
  const [count, setCount] = useState(0)
  useEffect(() => {
    const again = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a[href]') : null
      if (link?.getAttribute('href') !== path || event.ctrlKey || event.metaKey || event.shiftKey) return
      setCount((known) => known + 1)
      window.scrollTo({ top: 0 })
    }
    document.addEventListener('click', again)
    return () => document.removeEventListener('click', again)
  }, [path])
  return count
}
