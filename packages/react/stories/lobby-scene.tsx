import { createFoyer, type Foyer, signIn, unwrap } from '@foyer/core'
import { routes } from '@foyer/core/site'
import { memoryPorts } from '@foyer/core/testing'
import { createSandbox, type SandboxControl } from '@foyer/sandbox'
import { type ReactNode, useEffect, useState } from 'react'
import { FoyerProvider } from '../src/provider/foyer-provider.tsx'
import { all } from '../src/testing/english-texts.ts'
import { createI18n, type I18n } from '../src/text/i18n.ts'

export interface LobbySceneProps {
  /** User name of a seeded account; without it a guest. */
  readonly as?: string | undefined
  readonly locale?: 'EN' | 'TY' | 'BN' | 'RTL' | undefined
  readonly path?: string | undefined
  /** Brings the platform into the state that the story is about. */
  readonly stage?: ((control: SandboxControl) => Promise<void>) | undefined
  /** What happens once it is on screen. */
  readonly play?: ((foyer: Foyer) => void) | undefined
  readonly children: ReactNode
}

const MIRRORED = { RTL: { tag: 'en-x-mirrored', dir: 'rtl', name: 'Mirrored', load: async () => ({}) } } as const

/** A client on a sandbox of its own, in this page: everything can be tapped. */
export function LobbyScene({ as, locale = 'EN', path = '/m/home', stage, play, children }: LobbySceneProps) {
  const [scene, setScene] = useState<{ readonly foyer: Foyer; readonly text: I18n }>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a story is set up once.
  useEffect(() => {
    const { foyer, sandbox } = openScene(path)
    let gone = false
    const ready = async () => {
      foyer.start()
      if (as !== undefined) unwrap(await foyer.use(signIn).withPassword({ username: as, password: 'Foyer2026' }))
      await stage?.(sandbox.control)
      if (gone) return
      if (locale !== 'EN') foyer.languages.setLanguage(locale)
      setScene({ foyer, text: createI18n(foyer.languages.$language, { locales: MIRRORED, all }) })
    }
    void ready()
    return () => {
      gone = true
      foyer.dispose()
      sandbox.dispose()
    }
  }, [])
  useEffect(() => {
    if (scene !== undefined) play?.(scene.foyer)
  }, [scene, play])
  if (scene === undefined) return null
  return (
    <FoyerProvider foyer={scene.foyer} text={scene.text}>
      {children}
    </FoyerProvider>
  )
}

/** Pictures by path, as data addresses: no server draws them here. */
type Album = Map<string, string>

function openScene(path: string) {
  const sandbox = createSandbox()
  const album: Album = new Map()
  const origin = 'https://stories.test'
  const draw = async (picture: string) => {
    const response = await sandbox.fetch(new Request(`${origin}/demo/${picture}`))
    album.set(picture, response.ok ? `data:image/svg+xml,${encodeURIComponent(await response.text())}` : '')
  }
  const foyer = createFoyer({
    merchant: 'demo',
    languages: ['EN', 'TY', 'BN', 'RTL'],
    routes,
    ports: memoryPorts({
      path,
      device: { origin, host: 'stories.test' },
      fetch: async (request) => {
        const response = await sandbox.fetch(request)
        const text = await response.clone().text()
        const pictures = new Set([...text.matchAll(/"([\w/-]+\.(?:svg|jpg))"/g)].map(([, picture = '']) => picture))
        await Promise.all([...pictures].filter((picture) => !album.has(picture)).map(draw))
        return response
      },
    }),
  })
  const imageUrl = (picture: string) => album.get(picture) || undefined
  return { sandbox, foyer: { ...foyer, platform: { ...foyer.platform, imageUrl } } satisfies Foyer }
}
