import { createFoyer, type FoyerConfigInput, type HydrationState } from '@foyer/core'
import { browserPorts } from '@foyer/core/browser'
import type { I18n } from '@foyer/react'
import { StrictMode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { site } from '#site'
import { App } from '../app.tsx'
import { TYPED_VALUES_KEY } from '../layout/typed-values-key.ts'
import { createSiteI18n } from '../texts/create-site-i18n.ts'
import type { EventReplay } from './event-replay.ts'
import { LOADS_KEY } from './load-again.ts'
import { readJsonScript } from './read-json-script.ts'
import { yieldToMain } from './yield-to-main.ts'

const { router } = site

/** The longest time that the document of another page may stay on screen. */
const DOCUMENT_TIMEOUT_MS = 1500

/** Wires the client to this browser and takes over the document, with what has been done on it. */
export async function hydrate(replay: EventReplay): Promise<void> {
  const root = document.getElementById('root')
  if (root === null) throw new Error('the document lacks #root')
  const { document: isOwnDocument, language } = root.dataset
  let text: I18n | undefined
  const foyer = createFoyer({
    ...(readJsonScript('foyer-config') as FoyerConfigInput),
    routes: router.routes,
    ports: browserPorts({ windowText: (textKey) => windowText(text, textKey) }),
    hydration: readJsonScript('foyer-hydration') as HydrationState,
    hydratedAt: keptAt(),
    language,
  })
  await yieldToMain()
  const siteText = createSiteI18n(foyer)
  text = siteText
  if (import.meta.env.DEV) void import('./replace-texts.ts').then(({ replaceTexts }) => replaceTexts(siteText))
  await yieldToMain()
  const { route } = foyer.access.$page.get().result
  const { name, path } = route
  // A page that cannot be fetched now is fetched again when it is rendered, which can show the error.
  await Promise.allSettled([siteText.show(foyer.languages.$language.get()), router.prepare(name, siteText)])

  const isRouteDocument = isOwnDocument === name || isOwnDocument === path.split(/[?#]/, 1)[0]
  const asked: unknown[] = []
  for (const ask of router.loadTasks(foyer, route)) {
    await yieldToMain()
    asked.push(ask())
  }
  await yieldToMain()
  const ready = isRouteDocument && asked.length > 0 ? Promise.all(asked) : undefined
  // Load only what the document was drawn from, so that the first render is equal to it.
  const isDrawn = () => foyer.finishHydration() && siteText.$shown.get().code === language
  // Bounded: what a document was drawn from is here at once, but a loader may ask for more, which can take long.
  const canHydrate = (await Promise.race([ready?.then(isDrawn), documentTimeout()])) ?? false
  foyer.finishHydration()

  let started = false
  const start = async () => {
    if (started) return
    started = true
    // Not within the effect that calls it: there React would render no replayed event before the next one.
    await yieldToMain()
    foyer.start()
    // From now on the page answers. Tests and the inline script read this.
    root.dataset.live = ''
    replay.replay()
    if (hasTypedValues())
      void import('../layout/typed-values.ts').then(({ restoreTypedValues }) => restoreTypedValues())
    if (!canHydrate) return
    for (const ask of router.revalidateTasks(foyer, route)) {
      await yieldToMain()
      ask()
    }
  }
  const startSoon = () => void start()
  const app = (
    <StrictMode>
      <App
        foyer={foyer}
        text={siteText}
        onLayout={canHydrate ? () => {} : startSoon}
        // No state may change before the whole document is hydrated, its page included.
        onPageMounted={startSoon}
      />
    </StrictMode>
  )
  replay.stop()
  // As a transition, in small steps, which leaves the phone time for other work. React hurries when there is a tap.
  startTransition(() => {
    if (canHydrate) hydrateRoot(root, app)
    else createRoot(root).render(app)
  })
}

/** What was typed before this page had to be loaded again. That it was is over with this. */
function hasTypedValues(): boolean {
  try {
    sessionStorage.removeItem(LOADS_KEY)
    return sessionStorage.getItem(TYPED_VALUES_KEY) !== null
  } catch {
    // The browser blocks storage.
    return false
  }
}

/** When the document was sent, where the service worker has kept it (`worker/documents.ts`). */
function keptAt(): number | undefined {
  return Number(document.documentElement.dataset.keptAt) || undefined
}

/** Keeps the document on screen while the page that replaces it is loading. */
function documentTimeout(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, DOCUMENT_TIMEOUT_MS))
}

/** What a window says until its page is there. The texts may not have come yet. */
function windowText(text: I18n | undefined, textKey: string) {
  const shown = text?.$shown.get()
  return shown?.t.has(textKey) ? { text: shown.t.any(textKey), tag: shown.tag, dir: shown.dir } : undefined
}
