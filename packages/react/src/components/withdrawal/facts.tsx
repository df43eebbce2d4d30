import type { ReactNode } from 'react'

/** Terms and figures, one in a line. */
export function Facts({ children }: { readonly children: ReactNode }) {
  return <dl className="fy-withdraw-terms">{children}</dl>
}

/** One of them; `isMoney` is drawn as an amount. */
export function Fact({
  label,
  isMoney = false,
  children,
}: {
  readonly label: string
  readonly isMoney?: boolean
  readonly children: ReactNode
}) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{isMoney ? <span className="fy-money">{children}</span> : children}</dd>
    </div>
  )
}
