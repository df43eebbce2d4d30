import { useFoyer, useText } from '@foyer/react'
import { useEffect, useRef } from 'react'
import { Contacts } from '../parts/contacts.tsx'
import type { PageProps } from '../routes.ts'

const TOPICS = ['start', 'find', 'back', 'money', 'safe', 'play'] as const

/** Answers, and the terms under #terms (ROUTE-08). */
export function Page({ route }: PageProps) {
  const t = useText()
  const { config } = useFoyer()
  const terms = useRef<HTMLDetailsElement>(null)
  const wanted = route.hash === 'terms'
  useEffect(() => {
    if (!wanted || terms.current === null) return
    terms.current.open = true
    terms.current.scrollIntoView()
  }, [wanted])
  return (
    <div className="site-page">
      {TOPICS.map((topic) => (
        <details key={topic} className="site-details">
          <summary>
            <span className="site-details__title">{t(`page.help.${topic}.title`)}</span>
          </summary>
          <p className="site-details__body">{t(`page.help.${topic}.text`)}</p>
        </details>
      ))}
      <details className="site-details" id="terms" ref={terms}>
        <summary>
          <h2 className="site-details__title">{t('page.help.terms.title')}</h2>
        </summary>
        <ul className="site-details__body site-list">
          <li>{t('page.help.terms.age', [config.readings.minAge])}</li>
          <li>{t('page.help.terms.law')}</li>
          <li>{t('page.help.terms.account')}</li>
          <li>{t('page.help.terms.fair')}</li>
        </ul>
      </details>
      <p className="site-aside">{t('page.help.contact')}</p>
      <Contacts />
    </div>
  )
}
