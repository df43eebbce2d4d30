import { useFoyer, useText } from '@foyer/react'
import type { PageProps } from '@foyer/react/router'
import { type ReactNode, useEffect, useRef } from 'react'
import { Contacts } from '../components/contacts.tsx'

const TOPICS = ['start', 'find', 'back', 'money', 'safe', 'limits'] as const

/** Answers, and the terms under #terms (ROUTE-08). */
export function Page({ route }: PageProps) {
  const t = useText()
  const { config } = useFoyer()
  const answer = (id: string, title: string, children: ReactNode) => (
    <Answer key={id} id={id} title={title} wanted={route.hash === id}>
      {children}
    </Answer>
  )
  return (
    <div className="site-page">
      {TOPICS.map((topic) => answer(topic, t(`page.help.${topic}.title`), <p>{t(`page.help.${topic}.text`)}</p>))}
      {answer(
        'terms',
        t('page.help.terms.title'),
        <ul className="site-bullets">
          <li>{t('page.help.terms.age', [config.readings.minAge])}</li>
          <li>{t('page.help.terms.law')}</li>
          <li>{t('page.help.terms.account')}</li>
          <li>{t('page.help.terms.fair')}</li>
        </ul>,
      )}
      <p className="site-aside">{t('page.help.contact')}</p>
      <Contacts />
    </div>
  )
}

interface AnswerProps {
  readonly id: string
  readonly title: string
  /** The address asks for this one. */
  readonly wanted: boolean
  readonly children: ReactNode
}

function Answer({ id, title, wanted, children }: AnswerProps) {
  const details = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    if (!wanted || details.current === null) return
    details.current.open = true
    details.current.scrollIntoView()
  }, [wanted])
  return (
    <details className="site-details" id={id} ref={details}>
      <summary>
        <h2 className="site-details__title">{title}</h2>
      </summary>
      <div className="site-details__body">{children}</div>
    </details>
  )
}
