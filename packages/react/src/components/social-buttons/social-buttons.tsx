import { type SocialSignInNetwork, socialSignIn } from '@foyer/core'
import { useStore } from '@nanostores/react'
import { useEffect, useRef } from 'react'
import { useFeature } from '../../provider/use-feature.ts'
import { PageTexts } from '../../text/page-texts.tsx'
import { useText } from '../../text/use-text.ts'
import { Button } from '../button/button.tsx'
import { SocialIcon } from '../social-icon/social-icon.tsx'

/** Buttons for the sign-in through other networks (LOGIN-05, REG-04). Nothing where there are none. */
export function SocialButtons() {
  const buttons = useStore(useFeature(socialSignIn).$buttons)
  if (buttons.length === 0) return null
  return (
    <PageTexts>
      <Shown buttons={buttons} />
    </PageTexts>
  )
}

function Shown({ buttons }: { readonly buttons: readonly SocialSignInNetwork[] }) {
  const t = useText()
  const social = useFeature(socialSignIn)
  const signingIn = useStore(social.$signingIn)
  const page = useRef<AbortController>(null)
  // Leaving the page ends the sign-in in the window of the network too.
  useEffect(() => () => page.current?.abort(), [])
  const signIn = (network: SocialSignInNetwork) => {
    if (page.current === null || page.current.signal.aborted) page.current = new AbortController()
    void social.signIn(network, { signal: page.current.signal })
  }
  return (
    <fieldset className="fy-social-sign-in" aria-label={t('social.label')}>
      <p className="fy-social-sign-in-or">{t('social.or')}</p>
      {buttons.map((network) => (
        <Button key={network} wide busy={signingIn === network} onClick={() => signIn(network)}>
          <SocialIcon network={network} />
          {t(`social.${network}`)}
        </Button>
      ))}
    </fieldset>
  )
}
