import { launch } from '@foyer/core'
import { withFeature } from '../../testing/with-feature.ts'
import '../../testing/jsdom-dialogs.ts'
import type { LaunchState } from '@foyer/core'
import { createTestFoyer } from '@foyer/core/testing'
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { atom } from 'nanostores'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { game } from '../../testing/game-fixtures.ts'
import { renderWith } from '../../testing/render.tsx'
import { GameFrameHost, gameDialog } from './game-frame-host.tsx'

beforeAll(async () => {
  await gameDialog.load()
})
afterEach(cleanup)

describe('a game in a frame', () => {
  it('[LAUNCH-05] stands over the site with a way back by button and by Escape', () => {
    const { foyer } = createTestFoyer({ start: false })
    const $state = atom<LaunchState>({ status: 'idle' })
    const close = () => $state.set({ status: 'idle' })
    renderWith(withFeature(foyer, launch, { $state, close }), <GameFrameHost />)
    const open = () =>
      act(() => $state.set({ status: 'open', key: game(1).key, url: 'https://games.example/1', name: 'Fire' }))

    expect(screen.queryByRole('dialog')).toBeNull()
    open()
    const dialog = screen.getByRole('dialog', { name: 'Game: Fire' })
    expect(dialog.querySelector('iframe')?.getAttribute('src')).toBe('https://games.example/1')
    expect(dialog.querySelector('iframe')?.title).toBe('Game: Fire')
    fireEvent.click(screen.getByRole('button', { name: 'Leave game' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    open()
    fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(document.querySelector('iframe')).toBeNull()
  })
})
