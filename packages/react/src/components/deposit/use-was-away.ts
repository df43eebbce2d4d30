import { useEffect, useState } from 'react'

/** The page was hidden since it is shown: a person comes back from somewhere. */
export function useWasAway(): boolean {
  const [wasAway, setWasAway] = useState(false)
  useEffect(() => {
    const listen = () => document.visibilityState === 'hidden' && setWasAway(true)
    document.addEventListener('visibilitychange', listen)
    return () => document.removeEventListener('visibilitychange', listen)
  }, [])
  return wasAway
}
