import { type SocialSignInNetwork, socialSignIn } from '@foyer/core'
import { useStore } from '@nanostores/react'
import { useEffect, useRef, useState } from 'react'
import { useFeature } from '../../provider/use-feature.ts'
import { PageTexts } from '../../text/page-texts.tsx'
import { useText } from '../../text/use-text.ts'
import { Button } from '../button/button.tsx'
import { Note } from '../note/note.tsx'
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
  const blocked = useStore(social.$blocked)
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
      {blocked === undefined ? null : <OwnButton network={blocked} />}
    </fieldset>
  )
}

/** The network's own button, in place of a prompt that is blocked. */
function OwnButton({ network }: { readonly network: SocialSignInNetwork }) {
  const t = useText()
  const social = useFeature(socialSignIn)
  const place = useRef<HTMLDivElement>(null)
  // A button works once. It is drawn again when the platform has refused the person whom it vouched for.
  const [refusals, setRefusals] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above.
  useEffect(() => {
    const page = new AbortController()
    const draw = async () => {
      const { error } = await social.drawButton(network, place.current, { signal: page.signal })
      if (error?.endpoint !== undefined && !page.signal.aborted) setRefusals((count) => count + 1)
    }
    void draw()
    return () => page.abort()
  }, [social, network, refusals])
  return (
    <>
      <Note size="inherit" align="center" role="status">
        {t('social.own')}
      </Note>
      <div key={refusals} ref={place} className="fy-social-sign-in-place" />
    </>
  )
}
