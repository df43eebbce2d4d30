import { type ReactNode, useId } from 'react'

interface CardProps {
  readonly title?: string
  /** Beside the title. */
  readonly action?: ReactNode
  readonly testId?: string | undefined
  readonly children: ReactNode
}

/** A raised part of a page, named by its title. */
export function Card({ title, action, testId, children }: CardProps) {
  const id = useId()
  if (title === undefined) {
    return (
      <div className="site-card" data-testid={testId}>
        {children}
      </div>
    )
  }
  return (
    <section className="site-card" aria-labelledby={id} data-testid={testId}>
      <div className="site-card__head">
        <h2 className="site-card__title" id={id}>
          {title}
        </h2>
        {action}
      </div>
      {children}
    </section>
  )
}
