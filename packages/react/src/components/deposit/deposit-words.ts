import { type DepositMethod, type Money, money, wallet } from '@foyer/core'
import { useStore } from '@nanostores/react'
import { useFeature } from '../../provider/use-feature.ts'
import { useFoyer } from '../../provider/use-foyer.ts'
import { formatTime } from '../../text/dates.ts'
import { durationText } from '../../text/duration-text.ts'
import { percentText } from '../../text/percent.ts'
import { useMerchantTime } from '../../text/use-merchant-time.ts'
import { useTranslation } from '../../text/use-text.ts'

const SECOND_MS = 1000

export interface DepositWords {
  /** An exact decimal text. */
  amount(amount: string | undefined): string
  /** The time of day, by the merchant's clock. */
  time(at: number): string
  /** Whole amounts without their decimals, for limits and quick amounts. */
  short(amount: Money): string
  /** "free", "1 %", "₱15.00". */
  fee(method: Pick<DepositMethod, 'feeRate' | 'feeFixed'>): string
  /** "1 minute". */
  duration(ms: number): string
  /** By the merchant's clock. */
  moment(at: number): string
  limits(method: Pick<DepositMethod, 'minimum' | 'maximum'>): string
}

/** How the screens of deposits write amounts, fees and times. */
export function useDepositWords(): DepositWords {
  const { t, tag } = useTranslation()
  const { config } = useFoyer()
  const { zone, namedMoment } = useMerchantTime()
  const walletApi = useFeature(wallet)
  const symbol = useStore(walletApi.$symbol)
  const short = (amount: Money) => {
    const isWhole = !/\.\d*[1-9]/.test(amount)
    return money.format(amount, { symbol, digits: isWhole ? 0 : config.currency.digits })
  }
  return {
    amount: (amount) => walletApi.format(amount),
    time: (at) => formatTime(tag, at, zone),
    short,
    fee({ feeRate, feeFixed }) {
      if (money.isZero(feeRate)) return money.isZero(feeFixed) ? t('deposit.free') : walletApi.format(feeFixed)
      if (money.isZero(feeFixed)) return percentText(tag, feeRate)
      return t('deposit.feeBoth', { rate: percentText(tag, feeRate), fixed: walletApi.format(feeFixed) })
    },
    duration: (ms) => durationText(t, ms / SECOND_MS),
    moment: namedMoment,
    limits: ({ minimum, maximum }) => t('deposit.limits', { minimum: short(minimum), maximum: short(maximum) }),
  }
}
