import { type RainPhase, redRain, wallet } from '@foyer/core'
import { useStore } from '@nanostores/react'
import { useFeature } from '../../provider/use-feature.ts'
import { useMerchantTime } from '../../text/use-merchant-time.ts'
import { useText } from '../../text/use-text.ts'

/** Before which moments it is said how long is left: five minutes, one, ten seconds. */
const SAID_BEFORE_S = [10, 60, 300] as const

/** What a screen reader is told of the rain: a few moments before it, its beginning, the entry and the result. */
export function useRainVoice(phase: RainPhase, isEligible: boolean): string {
  const t = useText()
  const { namedTime } = useMerchantTime()
  const { format } = useFeature(wallet)
  const now = useStore(useFeature(redRain).$now)
  switch (phase.status) {
    case 'waiting': {
      const left = Math.ceil((phase.round.opensAt - now) / 1000)
      const said = SAID_BEFORE_S.find((seconds) => left <= seconds)
      return said === undefined ? '' : t(`rain.said.${said}`)
    }
    case 'open':
      if (phase.entry === 'entered') return t('rain.entered', [namedTime(phase.round.closesAt)])
      if (phase.entry === 'unknown') return t('rain.unknown')
      return t(isEligible ? 'rain.said.open' : 'error.rain.notEligible')
    case 'drawing':
      return t('rain.drawing')
    case 'drawn':
      return phase.entry.amount === undefined ? t('rain.notDrawn') : t('rain.won', [format(phase.entry.amount)])
    case 'missed':
      return t('rain.missed')
    case 'none':
      return ''
  }
}
