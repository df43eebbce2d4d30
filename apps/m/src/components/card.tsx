import { Heading, Row } from '@foyer/react'
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
      <Row gap={3} oneLine align="baseline" justify="between" className="site-card__head">
        <Heading id={id}>{title}</Heading>
        {action}
      </Row>
      {children}
    </section>
  )
}
