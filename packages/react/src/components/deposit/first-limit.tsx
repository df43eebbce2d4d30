import { deposits } from '@foyer/core'
import { useStore } from '@nanostores/react'
import { useFeature } from '../../provider/use-feature.ts'
import { useFoyer } from '../../provider/use-foyer.ts'
import { useText } from '../../text/use-text.ts'
import { Button } from '../button/button.tsx'
import { Row } from '../stack/row.tsx'

interface FirstLimitProps {
  /** It was put off: the question, and what had the focus, has gone. */
  readonly onLater: () => void
}

/** Asks once, before the first deposit, whether to set an own limit. Both ways are equal, and the form waits for none. */
export function FirstLimit({ onLater }: FirstLimitProps) {
  const t = useText()
  const { access } = useFoyer()
  const { firstLimit } = useFeature(deposits)
  if (!useStore(firstLimit.$asks)) return null
  return (
    <section className="fy-deposit-open" aria-labelledby="fy-first-limit">
      <h2 id="fy-first-limit" className="fy-deposit-first">
        {t('limits.first.title')}
      </h2>
      <p className="fy-deposit-open-note">{t('limits.first.text')}</p>
      <Row className="fy-deposit-ways">
        <Button
          onClick={() => {
            firstLimit.answer()
            access.go({ name: 'depositLimits' })
          }}
        >
          {t('limits.set.title')}
        </Button>
        <Button
          onClick={() => {
            firstLimit.answer()
            onLater()
          }}
        >
          {t('limits.first.later')}
        </Button>
      </Row>
    </section>
  )
}
