import { launch } from '@foyer/core'
import { withFeature } from '../../testing/with-feature.ts'
import '../../testing/jsdom-dialogs.ts'
import type { LaunchState } from '@foyer/core'
import { createTestFoyer } from '@foyer/core/testing'
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { atom } from 'nanostores'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { game } from '../../testing/game-fixtures.ts'
import { renderWith } from '../../testing/render.tsx'
import { stubFoyer } from '../../testing/stub-foyer.ts'
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
    // A game plays and keeps its storage. It may not lead the site away.
    const may = dialog.querySelector('iframe')?.getAttribute('sandbox') ?? ''
    expect(may).toMatch(/allow-scripts.*allow-same-origin/)
    expect(may).not.toContain('allow-top-navigation')
    fireEvent.click(screen.getByRole('button', { name: 'Leave game' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    open()
    fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(document.querySelector('iframe')).toBeNull()
  })

  it('[STATUS-06] stays open while the site is closed, and says so', () => {
    const { foyer, $status } = stubFoyer()
    const open: LaunchState = { status: 'open', key: game(1).key, url: 'https://games.example/1', name: 'Fire' }
    renderWith(withFeature(foyer, launch, { $state: atom(open) }), <GameFrameHost />)
    const dialog = screen.getByRole('dialog', { name: 'Game: Fire' })
    const [note] = within(dialog).getAllByRole('status')
    expect(note?.textContent).toBe('')
    act(() => $status.set({ kind: 'maintenance', code: 1, ip: undefined, info: undefined }))
    expect(note?.textContent).toBe('The site is closed for now. This game stays open until you leave it.')
    expect(dialog.querySelector('iframe')?.getAttribute('src')).toBe('https://games.example/1')
  })
})
