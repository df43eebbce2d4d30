import { createTestFoyer } from '@foyer/core/testing'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { renderWith } from '../../testing/render.tsx'
import { Picture, type PictureProps } from './picture.tsx'

afterEach(cleanup)

const setup = (props: Partial<PictureProps> = {}) => {
  const { foyer } = createTestFoyer({
    start: false,
    config: { cdn: { hosts: ['https://one.example'], default: 'https://own.example', pick: 'stable' } },
  })
  const show = (more: Partial<PictureProps>) => <Picture path="games/JL/1.svg" alt="Fire" {...props} {...more} />
  const view = renderWith(foyer, show({}))
  return { view }
}
const address = () => screen.getByRole('img', { name: 'Fire' }).getAttribute('src')

describe('a picture', () => {
  it('[CDN-03] falls back to the default host, then to the default icon, in the same box', () => {
    const { view } = setup()
    const box = view.container.querySelector('.fy-picture')
    expect(address()).toBe('https://one.example/demo/games/JL/1.svg')
    fireEvent.error(screen.getByRole('img'))
    expect(address()).toBe('https://own.example/demo/games/JL/1.svg')
    fireEvent.error(screen.getByRole('img'))
    expect(address()).toBeNull()
    expect(screen.getByRole('img', { name: 'Fire' }).querySelector('svg')).not.toBeNull()
    expect(view.container.querySelector('.fy-picture')).toBe(box)
  })

  it('[CDN-03] shows the default icon for a game without a picture', () => {
    setup({ path: undefined })
    expect(screen.getByRole('img', { name: 'Fire' }).querySelector('svg')).not.toBeNull()
  })

  it('keeps the icon to itself where the words say it already', () => {
    setup({ path: undefined, alt: '' })
    expect(screen.queryByRole('img')).toBeNull()
  })

  it('waits for the scroll, unless it is seen first', () => {
    setup()
    expect(screen.getByRole('img').getAttribute('loading')).toBe('lazy')
    cleanup()
    setup({ priority: 'hero' })
    expect(screen.getByRole('img').getAttribute('loading')).toBe('eager')
    expect(screen.getByRole('img').getAttribute('fetchpriority')).toBe('high')
  })
})
