import { wallet } from '@foyer/core'
import { AuthPageNav, BannerList, Link, RegisterScreen, useFeature, useFoyer, useText } from '@foyer/react'
import { Gift } from 'lucide-react'
import { Heading } from '../../components/heading.tsx'
import { usePendingGameName } from '../../components/use-pending-game-name.ts'
import './register.css'

/** REG-03, REG-09, DATA-06 */
export function Page() {
  const t = useText()
  const game = usePendingGameName()
  const { config } = useFoyer()
  const walletApi = useFeature(wallet)
  const { bonusAmount } = config.register
  return (
    <div className="site-page site-page--form">
      <nav className="site-ways" aria-label={t('register.ways')}>
        <Link to={{ name: 'signIn' }} className="site-way">
          {t('register.toLogin')}
        </Link>
        <Link to={{ name: 'register' }} className="site-way" aria-current="page">
          {t('register.here')}
        </Link>
      </nav>
      <Heading text={game === undefined ? t('register.title') : t('register.toPlay', { game })} />
      {bonusAmount === null ? null : (
        <p className="site-bonus">
          <Gift aria-hidden="true" className="fy-icon" />
          <span>
            <strong>{t('register.bonus', { amount: bonusAmount })}</strong>
            {t('register.bonusText', { amount: walletApi.format(String(bonusAmount)) })}
          </span>
        </p>
      )}
      <RegisterScreen />
      <AuthPageNav />
      <BannerList group="m_reg" />
    </div>
  )
}
