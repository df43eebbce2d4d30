import { createFoyer, type Foyer, type FoyerConfigInput, type KnownAnswers, type RouteMatch } from '@foyer/core'
import { browserPorts } from '@foyer/core/browser'
import { createText } from '@foyer/react'
import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { App } from '../app.tsx'
import { routeOf } from '../frame/shown-page.ts'
import { loadPage, type PageModule, pageNow } from '../routes.ts'
import { readDataBlock } from './data-block.ts'
import type { EarlyTouches } from './early-touches.ts'
import { nextTask } from './next-task.ts'

/** The language that documents are rendered in. */
const DOCUMENT_LANGUAGE = 'EN'

/** Wires the client to this browser and takes over the document, with what has been done on it. */
export async function boot(touches: EarlyTouches): Promise<void> {
  const root = document.getElementById('root')
  if (root === null) throw new Error('the document lacks #root')
  const answers: KnownAnswers = new Map(Object.entries(readDataBlock('foyer-answers') as object))
  const foyer = createFoyer(readDataBlock('foyer-config') as FoyerConfigInput, browserPorts(), { answers })
  await nextTask()
  const text = createText(foyer.languages.$language, { overrides: foyer.config.texts })
  const route = routeOf(foyer.access.$page.get())
  const { name, path } = route
  // A page that cannot be fetched now is asked for again by the page itself, which can say so.
  await Promise.allSettled([
    text.show(foyer.languages.$language.get()),
    loadPage(name),
    ...(name === 'home' ? [] : [text.load('pages')]),
  ])

  const page = pageNow(name)
  const own = root.dataset.document
  const mine = (own === name || own === path.split(/[?#]/, 1)[0]) && text.$shown.get().code === DOCUMENT_LANGUAGE
  const fits = mine && page !== undefined && (await isDrawnFrom(answers, page, foyer, route))
  answers.clear()

  let started = false
  const start = async () => {
    if (started) return
    started = true
    await nextTask()
    foyer.start()
    // From now on the page answers; for whoever needs to know from outside.
    root.dataset.live = ''
    touches.replay()
    await nextTask()
    if (fits) page.refresh?.(foyer, route)
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

/** Whether the page begins with what the document was drawn from, and with all of it. */
async function isDrawnFrom(answers: KnownAnswers, page: PageModule, foyer: Foyer, route: RouteMatch): Promise<boolean> {
  const ready = page.prepare?.(foyer, route)
  await nextTask()
  if (answers.size > 0) return false
  await ready
  return true
}
