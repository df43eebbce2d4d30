import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'

export interface DisclosureProps {
  readonly title: string
  readonly children: ReactNode
}

/** A part that a tap opens, for those who want to know. */
export function Disclosure({ title, children }: DisclosureProps) {
  return (
    <details className="fy-disclosure">
      <summary className="fy-disclosure-title">
        {title}
        <ChevronDown aria-hidden="true" className="fy-icon" />
      </summary>
      <div className="fy-disclosure-body">{children}</div>
    </details>
  )
}
