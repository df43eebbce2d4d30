import { createFoyer, type FoyerConfigInput } from '@foyer/core'
import { browserPorts } from '@foyer/core/browser'
import { createText } from '@foyer/react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { App } from '../app.tsx'
import { routeOf } from '../frame/shown-page.ts'
import { loadPage } from '../routes.ts'
import { readDataBlock } from './data-block.ts'

/** The language that documents are rendered in. */
const DOCUMENT_LANGUAGE = 'EN'

/** Wires the client to this browser and takes over the document. */
export async function boot(): Promise<void> {
  const root = document.getElementById('root')
  if (root === null) throw new Error('the document lacks #root')
  const foyer = createFoyer(readDataBlock('foyer-config') as FoyerConfigInput, browserPorts())
  const text = createText(foyer.languages.$language, { overrides: foyer.config.texts })
  const { name, path } = routeOf(foyer.access.$page.get())
  // A page that cannot be fetched now is asked for again by the page itself, which can say so.
  await Promise.allSettled([
    text.show(foyer.languages.$language.get()),
    loadPage(name),
    ...(name === 'home' ? [] : [text.load('pages')]),
  ])

  const onReady = () => {
    foyer.start()
    // From now on the page answers; for whoever needs to know from outside.
    root.dataset.live = ''
  }
  const app = <App client={foyer} text={text} onReady={onReady} />
  const own = root.dataset.document
  const fits = (own === name || own === path.split(/[?#]/, 1)[0]) && text.$shown.get().code === DOCUMENT_LANGUAGE
  if (fits) hydrateRoot(root, app)
  else createRoot(root).render(app)
}
