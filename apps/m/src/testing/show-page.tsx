import type { TestFoyer } from '@foyer/core/testing'
import { FoyerProvider } from '@foyer/react'
import { act, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { onTestFinished, vi } from 'vitest'
import { createSiteI18n } from '../texts/create-site-i18n.ts'

/** Renders a page or a part of one for a client of `createTestFoyer`, and ends both with the test. */
export async function showPage(
  { foyer, idle, dispose }: Pick<TestFoyer<Record<never, never>>, 'foyer' | 'idle' | 'dispose'>,
  page: ReactNode,
): Promise<HTMLElement> {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const text = createSiteI18n(foyer)
  await text.load('pages')
  const host = document.body.appendChild(document.createElement('main'))
  const root = createRoot(host)
  onTestFinished(async () => {
    await act(async () => root.unmount())
    host.remove()
    dispose()
    vi.unstubAllGlobals()
  })
  await act(async () => {
    root.render(
      <FoyerProvider foyer={foyer} text={text} autoStart={false}>
        {page}
      </FoyerProvider>,
    )
    await idle()
  })
  return host
}
