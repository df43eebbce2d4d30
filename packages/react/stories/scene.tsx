import { type ReactNode, useEffect, useState } from 'react'
import { FoyerProvider } from '../src/provider/foyer-provider.tsx'
import { all } from '../src/testing/english-texts.ts'
import { type StubFoyer, type StubOptions, stubFoyer } from '../src/testing/stub-foyer.ts'
import { createI18n } from '../src/text/i18n.ts'
import { pseudoLocale } from '../src/text/pseudo-locale.ts'

export interface SceneProps extends StubOptions {
  /** EN, TY, BN, or `RTL`: longer texts in a mirrored page (settlement 9). */
  readonly locale?: 'EN' | 'TY' | 'BN' | 'RTL' | undefined
  /** Puts the client into the state that the story is about, before the first render. */
  readonly stage?: ((stub: StubFoyer) => void) | undefined
  /** What happens once it is on screen: a toast, a popup. */
  readonly play?: ((stub: StubFoyer) => void) | undefined
  readonly children: ReactNode
}

const MIRRORED = { RTL: pseudoLocale }

/** Where a story plays: a client in a known state, a language, and the page around it. */
export function Scene({ locale = 'EN', stage, play, children, ...options }: SceneProps) {
  const [{ stub, text }] = useState(() => {
    const made = stubFoyer({ ...options, config: { languages: ['EN', 'TY', 'BN', 'RTL'], ...options.config } })
    stage?.(made)
    if (locale !== 'EN') made.foyer.languages.setLanguage(locale)
    return { stub: made, text: createI18n(made.foyer.languages.$language, { locales: MIRRORED, all }) }
  })
  useEffect(() => {
    play?.(stub)
  }, [play, stub])
  return (
    <FoyerProvider foyer={stub.foyer} text={text} autoStart={false}>
      {children}
    </FoyerProvider>
  )
}

/** Room around something small. */
export function Plate({ children }: { readonly children: ReactNode }) {
  return <div className="story-plate">{children}</div>
}
