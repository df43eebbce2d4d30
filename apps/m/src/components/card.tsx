import { type ReactNode, useId } from 'react'

interface CardProps {
  readonly title?: string
  readonly testId?: string | undefined
  readonly children: ReactNode
}

/** A raised part of a page, named by its title. */
export function Card({ title, testId, children }: CardProps) {
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
      <h2 className="site-card__title" id={id}>
        {title}
      </h2>
      {children}
    </section>
  )
}
