import { type ReactNode, useState, useSyncExternalStore } from 'react'

interface PrerenderedProps {
  readonly className: string
  /** The content can be drawn as the document has it, from data of now. */
  readonly ready: boolean
  readonly children: ReactNode
}

const never = () => () => {}

/**
 * Content of which the document may hold a picture from build time: what was painted stays untouched while the page
 * is taken over, until the content of now can take its place in one step. Elsewhere just its children.
 */
export function Prerendered({ className, ready, children }: PrerenderedProps) {
  const takingOver = useSyncExternalStore(
    never,
    () => false,
    () => typeof document !== 'undefined',
  )
  const [fromDocument, setFromDocument] = useState(takingOver)
  // Once gone the picture does not come back, also where the content waits again, as after a change of language.
  if (fromDocument && ready) setFromDocument(false)
  if (fromDocument && !ready) {
    // React leaves the inside of such an element alone while it takes over, and never sets it afterwards.
    const untouched = { suppressHydrationWarning: true, dangerouslySetInnerHTML: { __html: '' } }
    return <div key="document" className={className} {...untouched} />
  }
  return (
    <div key="now" className={className}>
      {children}
    </div>
  )
}
