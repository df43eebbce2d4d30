import { ArrowUp } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useText } from '../../text/use-text.ts'
import { scrollBehavior } from '../autoplay/scroll-behavior.ts'

/** About a screen of a phone. */
const SHOWN_FROM_PX = 800

/** A button back to the top of a long page (LIST-01), shown after one screen of scrolling. */
export function ScrollTop() {
  const t = useText()
  const [far, setFar] = useState(false)
  useEffect(() => {
    const look = () => setFar(window.scrollY > SHOWN_FROM_PX)
    look()
    window.addEventListener('scroll', look, { passive: true })
    return () => window.removeEventListener('scroll', look)
  }, [])
  if (!far) return null
  return (
    <button
      type="button"
      className="fy-scroll-top"
      aria-label={t('top.label')}
      onClick={() => window.scrollTo({ top: 0, behavior: scrollBehavior() })}
    >
      <ArrowUp aria-hidden="true" className="fy-icon" />
    </button>
  )
}
