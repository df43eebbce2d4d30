import type { ReactNode } from 'react'

/** One line of `<dl className="fy-facts">`: what it is, and how it stands. */
export function Fact({ label, value }: { readonly label: string; readonly value: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  )
}
