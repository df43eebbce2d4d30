import { type SupportEntry, support } from '@foyer/core'
import { firstOfEachNetwork } from '@foyer/core/site'
import type { ReactNode } from 'react'
import { useSupportEntries } from '../../hooks/use-support-entries.ts'
import { useFeature } from '../../provider/use-feature.ts'
import { useText } from '../../text/use-text.ts'
import { buttonClass } from '../button/button-class.ts'
import { ResourceView } from '../resource-view/resource-view.tsx'
import { Skeleton } from '../skeleton/skeleton.tsx'
import { SupportIcon, SupportLink, supportName } from './support-link.tsx'

export interface SupportButtonsProps {
  /** To write to the service is what the screen is for: the first way is its main button. */
  readonly primary?: boolean | undefined
  /** Leaves out what the screen shows elsewhere. */
  readonly filter?: ((entry: SupportEntry) => boolean) | undefined
  /** Where the merchant names no way. */
  readonly empty: ReactNode
}

/** How many places are kept while the ways are loaded: two lines on a phone. */
const PLACES = ['one', 'two', 'three', 'four']

/** The ways to customer service as buttons, one for each network (CS-03). */
export function SupportButtons({ primary = false, filter = () => true, empty }: SupportButtonsProps) {
  const t = useText()
  const supportApi = useFeature(support)
  return (
    <ResourceView
      resource={useSupportEntries()}
      loading={
        <div className="fy-support-buttons" aria-busy="true">
          {PLACES.map((place) => (
            <Skeleton key={place} shape="block" />
          ))}
        </div>
      }
      onRetry={() => void supportApi.refresh()}
      empty={empty}
    >
      {(entries) => (
        <ul className="fy-support-buttons">
          {firstOfEachNetwork(entries.filter(filter)).map((entry, at) => (
            <li key={entry.csPosition}>
              <SupportLink
                entry={entry}
                className={buttonClass({ tone: primary && at === 0 ? 'primary' : 'neutral', wide: true })}
              >
                <span className="fy-button-label">
                  <SupportIcon network={entry.network} />
                  {supportName(t, entry, [entry])}
                </span>
              </SupportLink>
            </li>
          ))}
        </ul>
      )}
    </ResourceView>
  )
}
