import { useEffect, useRef } from 'react'

/**
 * Gives a page in a frame an entry of its own in the history, and leaves it with the frame. What the framed page adds to the
 * history lies behind that entry and goes with it; without one, the browser's back button would first pass through
 * entries of a frame that is no longer there, and seem to do nothing. Browsers without the Navigation API do that.
 * @param onLeft the entry was left by a way that could not be held back
 */
export function useEntryOfItsOwn(onLeft: () => void): void {
  const latest = useRef(onLeft)
  useEffect(() => {
    latest.current = onLeft
  })
  const entry = useRef<{ readonly own: string; readonly before: string; leaving?: ReturnType<typeof setTimeout> }>(
    undefined,
  )
  useEffect(() => {
    const navigation = 'navigation' in window ? window.navigation : undefined
    const before = navigation?.currentEntry?.key
    if (navigation === undefined || before === undefined) return
    // Effects run twice in StrictMode: the entry is there already.
    clearTimeout(entry.current?.leaving)
    if (entry.current === undefined) {
      window.history.pushState(window.history.state, '')
      entry.current = { own: navigation.currentEntry?.key ?? before, before }
    }
    const { current } = entry
    const isThere = () => navigation.currentEntry?.key === current.own
    const watch = () => isThere() || latest.current()
    navigation.addEventListener('currententrychange', watch)
    return () => {
      navigation.removeEventListener('currententrychange', watch)
      current.leaving = setTimeout(() => {
        entry.current = undefined
        // Where something else was opened meanwhile, there is nothing to leave.
        if (!isThere()) return
        const { committed, finished } = navigation.traverseTo(current.before)
        void Promise.allSettled([committed, finished])
      })
    }
  }, [])
}
