import { cleanup, fireEvent, screen } from '@testing-library/react'
import type { ComponentType } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { renderWith } from '../../testing/render.tsx'
import { stubFoyer } from '../../testing/stub-foyer.ts'
import { Late } from './late.tsx'

afterEach(cleanup)

function Part({ words }: { readonly words: string }) {
  return <p>{words}</p>
}

describe('a late part', () => {
  it('holds its place until it is there', async () => {
    const { container } = renderWith(
      stubFoyer().foyer,
      <Late load={() => Promise.resolve(Part)} props={{ words: 'here' }} />,
    )
    expect(container.querySelector('[aria-busy]')).not.toBeNull()
    expect(await screen.findByText('here')).toBeTruthy()
    expect(container.querySelector('[aria-busy]')).toBeNull()
  })

  it('says when it cannot be had, and tries again', async () => {
    let online = false
    const load = (): Promise<ComponentType<{ readonly words: string }>> =>
      online ? Promise.resolve(Part) : Promise.reject(new Error('offline'))
    renderWith(stubFoyer().foyer, <Late load={load} props={{ words: 'here' }} />)
    const retry = await screen.findByRole('button', { name: 'Try again' })
    online = true
    fireEvent.click(retry)
    expect(await screen.findByText('here')).toBeTruthy()
  })
})
