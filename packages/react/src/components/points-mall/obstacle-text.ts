import type { GoodObstacle } from '@foyer/core'
import { grouped } from '../../text/grouped.ts'
import type { Translate } from '../../text/i18n.ts'

/** Why a good cannot be redeemed. */
export function obstacleText(t: Translate, obstacle: GoodObstacle): string {
  switch (obstacle.kind) {
    case 'soldOut':
      return t('goods.soldOut')
    case 'mostReached':
      return t('goods.mostReached')
    case 'tooFewPoints':
      return t('goods.missing', { count: obstacle.missing, points: grouped(obstacle.missing) })
  }
}
