import { announcementsFeature, createFoyer, type Foyer, type FoyerConfigInput, hotFeature } from '@foyer/core'
import { memoryPorts } from '@foyer/core/testing'
import { createText } from '@foyer/react'
import { createSandbox } from '@foyer/sandbox'
import { renderToString } from 'react-dom/server'
import type { RenderedPage } from '../build/documents.ts'
import { App } from './app.tsx'
import { ELSEWHERE_MODULE, HOME_MODULE, loadPage } from './routes.ts'
import { Shell } from './shell/shell.tsx'

const BOOT_MODULE = 'src/boot/boot.tsx'
const ORIGIN = 'https://foyer.invalid'

/**
 * Renders the documents of one merchant: the lobby with real banners, games and tabs, taken from a sandbox with the
 * default seed, and a frame for every other page.
 */
export async function renderDocuments(merchant: unknown): Promise<readonly RenderedPage[]> {
  const config = merchant as FoyerConfigInput
  return [await renderHome(config), renderShell()]
}

async function renderHome(config: FoyerConfigInput): Promise<RenderedPage> {
  const sandbox = createSandbox({ origin: ORIGIN })
  const client = createFoyer(
    { ...config, http: { ...config.http, baseUrl: ORIGIN } },
    memoryPorts({ fetch: (request) => sandbox.fetch(request), path: '/m/home', random: sequence() }),
  )
  const text = createText(client.languages.$language, { overrides: client.config.texts })
  try {
    await Promise.all([loadPage('home'), ...loads(client)])
    const { t } = text.$shown.get()
    const html = renderToString(<App client={client} text={text} onReady={() => undefined} />)
    return {
      name: 'home',
      title: t('site.title', { page: t('navbar.home'), site: t('site.name') }),
      ...liftPreloads(html),
      modules: [BOOT_MODULE, HOME_MODULE],
    }
  } finally {
    client.dispose()
    sandbox.dispose()
  }
}

function loads(client: Foyer): readonly Promise<void>[] {
  return [client.catalogue.load(), client.use(announcementsFeature).loadHome(), client.use(hotFeature).load()]
}

function renderShell(): RenderedPage {
  return {
    name: 'default',
    title: 'Foyer',
    html: renderToString(<Shell />),
    head: '',
    modules: [BOOT_MODULE, ELSEWHERE_MODULE],
  }
}

/** Equal builds give equal documents. */
function sequence(): { next(): number } {
  let last = 0
  return {
    next() {
      last = (last + 0.618) % 1
      return last
    },
  }
}

const PRELOAD = /^(?:<link\b[^>]*>)+/

/** React writes preloads of pictures before the markup; they belong into the head, not into the root. */
function liftPreloads(html: string): Pick<RenderedPage, 'html' | 'head'> {
  const head = PRELOAD.exec(html)?.[0] ?? ''
  return { html: html.slice(head.length), head }
}
