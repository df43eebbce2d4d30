import { createFoyer, type FoyerConfigInput, type HydrationResponses } from '@foyer/core'
import { browserPorts } from '@foyer/core/browser'
import { createText } from '@foyer/react'
import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { App } from '../app.tsx'
import { routeOf } from '../frame/shown-page.ts'
import { loadPage, pageNow } from '../routes.ts'
import { readDataBlock } from './data-block.ts'
import type { EarlyTouches } from './early-touches.ts'
import { nextTask } from './next-task.ts'

/** How long a document may stay that is not the page to be. */
const PATIENCE_MS = 1500

/** Wires the client to this browser and takes over the document, with what has been done on it. */
export async function boot(touches: EarlyTouches): Promise<void> {
  const root = document.getElementById('root')
  if (root === null) throw new Error('the document lacks #root')
  const hydration: HydrationResponses = new Map(Object.entries(readDataBlock('foyer-answers') as object))
  const { document: own, language } = root.dataset
  const foyer = createFoyer(readDataBlock('foyer-config') as FoyerConfigInput, browserPorts(), { hydration, language })
  await nextTask()
  const text = createText(foyer.languages.$language, { overrides: foyer.config.texts })
  await nextTask()
  const route = routeOf(foyer.access.$page.get())
  const { name, path } = route
  // A page that cannot be fetched now is asked for again by the page itself, which can say so.
  await Promise.allSettled([
    text.show(foyer.languages.$language.get()),
    loadPage(name),
    ...(name === 'home' ? [] : [text.load('pages')]),
  ])

  const page = pageNow(name)
  const isIts = own === name || own === path.split(/[?#]/, 1)[0]
  const asked: Promise<unknown>[] = []
  for (const ask of page?.prepare?.(foyer, route) ?? []) {
    await nextTask()
    asked.push(ask())
  }
  await nextTask()
  const ready = isIts && asked.length > 0 ? Promise.all(asked) : undefined
  // Everything that it was drawn from has been asked for, and nothing else: then the page begins just as it stands.
  const drawn = ready !== undefined && hydration.size === 0 && text.$shown.get().code === language
  // Bounded: what a document was drawn from is here at once, and whatever else a page asks for may take its time.
  const fits = (await Promise.race([ready?.then(() => drawn), patience()])) ?? false
  hydration.clear()

  let started = false
  const start = async () => {
    if (started) return
    started = true
    await nextTask()
    foyer.start()
    // From now on the page answers; for whoever needs to know from outside.
    root.dataset.live = ''
    touches.replay()
    if (!fits) return
    for (const ask of page?.refresh?.(foyer, route) ?? []) {
      await nextTask()
      ask()
    }
  }
  // Nothing may change before the document is taken over whole, its page included.
  const app = (
    <App client={foyer} text={text} onFrame={fits ? () => {} : () => void start()} onPage={() => void start()} />
  )
  touches.stop()
  // Bit by bit: a phone has other things to do meanwhile. A tap is answered all the same, since React hurries then.
  startTransition(() => {
    if (fits) hydrateRoot(root, app)
    else createRoot(root).render(app)
  })
}

/** What a document shows is better than nothing, while what has to take its place is on its way. */
function patience(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))
}
