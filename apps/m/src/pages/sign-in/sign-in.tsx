import { AuthPageNav, Link, Logo, SignInScreen, SocialButtons, useText } from '@foyer/react'
import { Heading } from '../../components/heading.tsx'
import { usePendingGameName } from '../../components/use-pending-game-name.ts'

/** LOGIN-01, LOGIN-05, TRIAL-04 */
export function Page() {
  const t = useText()
  const game = usePendingGameName()
  return (
    <div className="site-page site-page--form">
      <div className="site-welcome">
        <Logo />
        <Heading text={game === undefined ? t('login.title') : t('login.toPlay', { game })} />
      </div>
      <SignInScreen />
      <SocialButtons />
      <p className="site-aside site-aside--center">
        {t('login.noAccount')}{' '}
        <Link to={{ name: 'register' }} className="site-link">
          {t('login.register')}
        </Link>
      </p>
      <p className="site-aside--center">
        <Link to={{ name: 'trial' }} className="site-more">
          {t('login.trial')}
        </Link>
      </p>
      <AuthPageNav />
    </div>
  )
}
