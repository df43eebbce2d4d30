import { createFoyer, type FoyerConfigInput, type HydrationState } from '@foyer/core'
import { browserPorts } from '@foyer/core/browser'
import { createText } from '@foyer/react'
import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { App } from '../app.tsx'
import { loadedPage, loadPage } from '../router/routes.ts'
import { routeOf } from '../router/use-deferred-route.ts'
import type { EventReplay } from './event-replay.ts'
import { readJsonScript } from './read-json-script.ts'
import { yieldToMain } from './yield-to-main.ts'

/** How long a document may stay that is not the page to be. */
const DOCUMENT_TIMEOUT_MS = 1500

/** Wires the client to this browser and takes over the document, with what has been done on it. */
export async function hydrate(replay: EventReplay): Promise<void> {
  const root = document.getElementById('root')
  if (root === null) throw new Error('the document lacks #root')
  const { document: isOwnDocument, language } = root.dataset
  const foyer = createFoyer({
    ...(readJsonScript('foyer-config') as FoyerConfigInput),
    ports: browserPorts(),
    hydration: readJsonScript('foyer-hydration') as HydrationState,
    language,
  })
  await yieldToMain()
  const text = createText(foyer.languages.$language, { overrides: foyer.config.texts })
  await yieldToMain()
  const route = routeOf(foyer.access.$page.get())
  const { name, path } = route
  // A page that cannot be fetched now is asked for again by the page itself, which can say so.
  await Promise.allSettled([
    text.show(foyer.languages.$language.get()),
    loadPage(name),
    ...(name === 'home' ? [] : [text.load('pages')]),
  ])

  const page = loadedPage(name)
  const isRouteDocument = isOwnDocument === name || isOwnDocument === path.split(/[?#]/, 1)[0]
  const asked: Promise<unknown>[] = []
  for (const ask of page?.loader?.(foyer, route) ?? []) {
    await yieldToMain()
    asked.push(ask())
  }
  await yieldToMain()
  const ready = isRouteDocument && asked.length > 0 ? Promise.all(asked) : undefined
  // Everything that it was drawn from has been asked for, and nothing else: then the page begins just as it stands.
  const isDrawn = () => foyer.finishHydration() && text.$shown.get().code === language
  // Bounded: what a document was drawn from is here at once, and whatever else a page asks for may take its time.
  const canHydrate = (await Promise.race([ready?.then(isDrawn), documentTimeout()])) ?? false
  foyer.finishHydration()

  let started = false
  const start = async () => {
    if (started) return
    started = true
    await yieldToMain()
    foyer.start()
    // From now on the page answers. Tests and the inline script read this.
    root.dataset.live = ''
    replay.replay()
    if (!canHydrate) return
    for (const ask of page?.revalidate?.(foyer, route) ?? []) {
      await yieldToMain()
      ask()
    }
  }
  // Nothing may change before the document is taken over whole, its page included.
  const app = (
    <App
      client={foyer}
      text={text}
      onLayout={canHydrate ? () => {} : () => void start()}
      onPageMounted={() => void start()}
    />
  )
  replay.stop()
  // Bit by bit: a phone has other things to do meanwhile. A tap is answered all the same, since React hurries then.
  startTransition(() => {
    if (canHydrate) hydrateRoot(root, app)
    else createRoot(root).render(app)
  })
}

/** What a document shows is better than nothing, while what has to take its place is on its way. */
function documentTimeout(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, DOCUMENT_TIMEOUT_MS))
}
