import { ButtonLink, useMember, useText } from '@foyer/react'
import { Card } from '../components/card.tsx'
import { Contacts } from '../components/contacts.tsx'
import { DescriptionItem } from '../components/description-item.tsx'

/** An empty line keeps the height, so that nothing below moves when it is filled. */
const ITS_PLACE = '\u00a0'

/** A member's level, where the platform has one, and where promotions are. */
export function Page() {
  const t = useText()
  const info = useMember()
  const waiting = info.status === 'idle' || info.status === 'loading'
  const level = info.status === 'ready' ? info.data.label : undefined
  return (
    <div className="site-page">
      <Card>
        <dl className="site-facts">
          <DescriptionItem label={t('page.reward.level')} value={waiting ? ITS_PLACE : (level ?? '–')} />
        </dl>
        <p>{t('page.reward.lead')}</p>
        <ButtonLink to={{ name: 'promotions' }}>{t('page.activity.all')}</ButtonLink>
      </Card>
      <Contacts />
    </div>
  )
}
