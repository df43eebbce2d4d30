import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import type { ComponentType } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { FoyerProvider } from '../../provider/foyer-provider.tsx'
import { renderWith } from '../../testing/render.tsx'
import { stubFoyer } from '../../testing/stub-foyer.ts'
import { createI18n } from '../../text/i18n.ts'
import { useText } from '../../text/use-text.ts'
import { type LazyComponent, lazyComponent } from './lazy-component.ts'
import { RenderLazyComponent } from './render-lazy-component.tsx'
import { useLazyComponent } from './use-lazy-component.ts'

afterEach(cleanup)

function Part({ words }: { readonly words: string }) {
  return <p>{words}</p>
}

function Words() {
  return <p>{useText()('forgot.retrieve')}</p>
}

interface PlaceProps {
  readonly part: LazyComponent<{ readonly words: string }>
  readonly wish: string | undefined
}

function Place({ part: component, wish: trigger }: PlaceProps) {
  const state = useLazyComponent(component, trigger)
  return state.status === 'ready' ? <state.Component words="here" /> : <p>{state.status}</p>
}

describe('a late part', () => {
  it('holds its place until it is there', async () => {
    const { container } = renderWith(
      stubFoyer().foyer,
      <RenderLazyComponent component={lazyComponent(() => Promise.resolve(Part))} props={{ words: 'here' }} />,
    )
    expect(container.querySelector('[aria-busy]')).not.toBeNull()
    expect((await screen.findByText('here')).tagName).toBe('P')
    expect(container.querySelector('[aria-busy]')).toBeNull()
  })

  it('says when it cannot be had, and tries again', async () => {
    let online = false
    const component = lazyComponent(
      (): Promise<ComponentType<{ readonly words: string }>> =>
        online ? Promise.resolve(Part) : Promise.reject(new Error('offline')),
    )
    renderWith(stubFoyer().foyer, <RenderLazyComponent component={component} props={{ words: 'here' }} />)
    const retry = await screen.findByRole('button', { name: 'Try again' })
    online = true
    fireEvent.click(retry)
    expect((await screen.findByText('here')).tagName).toBe('P')
  })

  it('is fetched once, and shows at once wherever it is wanted afterwards', async () => {
    let times = 0
    const component = lazyComponent(async () => {
      times += 1
      return Part
    })
    await Promise.all([component.load(), component.load()])
    const { container } = renderWith(
      stubFoyer().foyer,
      <RenderLazyComponent component={component} props={{ words: 'here' }} />,
    )
    expect(container.textContent).toBe('here')
    expect(times).toBe(1)
  })

  it('comes with the texts of such parts', async () => {
    const component = lazyComponent(async () => Words, 'pages')
    await component.load()
    const { container } = render(
      <FoyerProvider foyer={stubFoyer().foyer}>
        <RenderLazyComponent component={component} props={{}} />
      </FoyerProvider>,
    )
    expect(container.textContent).toBe('')
    expect((await screen.findByText('Send me a new password')).tagName).toBe('P')
  })

  it('is asked for again by another wish', async () => {
    let online = false
    const component = lazyComponent(
      (): Promise<ComponentType<{ readonly words: string }>> =>
        online ? Promise.resolve(Part) : Promise.reject(new Error('offline')),
    )
    const { foyer } = stubFoyer()
    const text = createI18n(foyer.languages.$language)
    const place = (trigger: string) => (
      <FoyerProvider foyer={foyer} text={text}>
        <Place part={component} wish={trigger} />
      </FoyerProvider>
    )
    const view = render(place('one'))
    expect((await screen.findByText('failed')).tagName).toBe('P')
    online = true
    view.rerender(place('another'))
    expect((await screen.findByText('here')).tagName).toBe('P')
  })

  it('is not fetched before somebody wishes for it', async () => {
    let times = 0
    const component = lazyComponent(async () => {
      times += 1
      return Part
    })
    const { foyer } = stubFoyer()
    const view = renderWith(foyer, <Place part={component} wish={undefined} />)
    expect(view.container.textContent).toBe('waiting')
    expect(times).toBe(0)
    view.unmount()
    renderWith(foyer, <Place part={component} wish="now" />)
    expect((await screen.findByText('here')).tagName).toBe('P')
  })
})
