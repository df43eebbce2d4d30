import { FoyerError, type Resource } from '@foyer/core'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { renderWith } from '../../testing/render.tsx'
import { ready, stubFoyer } from '../../testing/stub-foyer.ts'
import { ResourceView, type ResourceViewProps } from './resource-view.tsx'

afterEach(cleanup)

const show = (resource: Resource<readonly string[]>, more: Partial<ResourceViewProps<readonly string[]>> = {}) =>
  renderWith(
    stubFoyer().foyer,
    <ResourceView resource={resource} {...more}>
      {(names) => <p>{names.join()}</p>}
    </ResourceView>,
  ).container

it('shows what is there', () => {
  expect(show(ready(['one', 'two'])).textContent).toBe('one,two')
})

it.each(['idle', 'loading'] as const)('shows the skeleton while it is %s', (status) => {
  expect(show({ status }, { loading: <p>wait</p> }).textContent).toBe('wait')
})

it('says that there is nothing, in the words of the page', () => {
  expect(show(ready([]), { empty: <p>none</p> }).textContent).toBe('none')
  expect(show(ready([]), { empty: null }).textContent).toBe('')
  expect(show(ready(['old']), { isEmpty: (names) => names.includes('old'), empty: <p>over</p> }).textContent).toBe(
    'over',
  )
  show(ready([]))
  expect(screen.getByRole('status').isConnected).toBe(true)
})

it('says why it failed, and asks again on a tap', () => {
  const onRetry = vi.fn()
  const error = new FoyerError({ code: 'network.offline' })
  show({ status: 'failed', error }, { onRetry })
  expect(screen.getByRole('alert').textContent).toContain('No Internet.')
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(onRetry).toHaveBeenCalledOnce()
  expect(show({ status: 'failed', error }, { failed: ({ code }) => <p>{code}</p> }).textContent).toBe('network.offline')
})
