import type { CaptchaState, HumanCheckState } from '@foyer/core'
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { atom } from 'nanostores'
import { afterEach, describe, expect, it } from 'vitest'
import { renderWith } from '../../testing/render.tsx'
import { DONE, stubFoyer } from '../../testing/stub-foyer.ts'
import { CaptchaField } from './captcha-field.tsx'

afterEach(cleanup)

const PICTURE: CaptchaState = { status: 'ready', captchaId: 'C1', src: 'data:image/png;base64,iVBORw0=' }

function setup(initial: HumanCheckState = { status: 'ready' }) {
  const picture = atom<CaptchaState>(PICTURE)
  const human = atom<HumanCheckState>(initial)
  const asked: true[] = []
  const verify = async () => {
    asked.push(true)
    return DONE
  }
  renderWith(
    stubFoyer().foyer,
    <CaptchaField
      captcha={{ $state: picture, human: { $state: human, verify } }}
      value="12"
      onValue={() => {}}
      onBlur={() => {}}
      onRefresh={() => {}}
    />,
  )
  const checkbox = () => screen.getByRole('checkbox', { name: 'I am human' })
  const note = () => document.getElementById(checkbox().getAttribute('aria-describedby') ?? '')
  return {
    asked,
    checkbox,
    note,
    field: () => screen.queryByLabelText('Code in the picture'),
    be: (state: HumanCheckState) => act(() => human.set(state)),
    show: (state: CaptchaState) => act(() => picture.set(state)),
  }
}

describe('a captcha', () => {
  it('[CAPTCHA-02] has another way beside the picture, which a tap begins', () => {
    const { asked, checkbox, note, field } = setup()
    expect(field()).not.toBeNull()
    expect(checkbox()).toMatchObject({ checked: false })
    expect(note()?.textContent).toMatch(/^Instead of the picture/)
    fireEvent.click(checkbox())
    expect(asked).toHaveLength(1)
    // The tick comes from the proof, not from the tap.
    expect(checkbox()).toMatchObject({ checked: false })
  })

  it('[CAPTCHA-02] says aloud how it goes, and how far it is', () => {
    const { checkbox, note, be } = setup()
    be({ status: 'working', progress: undefined })
    // The tick comes from the proof, which is not there yet.
    expect(checkbox()).toMatchObject({ checked: false })
    expect([checkbox().getAttribute('aria-busy'), note()?.getAttribute('role')]).toEqual(['true', 'status'])
    expect(note()?.textContent).toBe('Checking. This takes a moment.')
    const bar = screen.getByRole('progressbar', { name: 'Progress of the check' })
    expect(bar.hasAttribute('value')).toBe(false)
    be({ status: 'working', progress: 0.25 })
    expect(bar.getAttribute('value')).toBe('0.25')
    be({ status: 'failed', reason: 'error' })
    expect([checkbox().getAttribute('aria-busy'), note()?.textContent]).toEqual([
      null,
      'That did not work. Tap to try again.',
    ])
    be({ status: 'failed', reason: 'expired' })
    expect(note()?.textContent).toBe('That was too long ago. Tap to confirm again.')
    expect(screen.queryByRole('progressbar')).toBeNull()
  })

  it('[CAPTCHA-02] spares whoever has proved it the picture, and keeps what was read for when the proof is over', () => {
    const { checkbox, field, be } = setup()
    checkbox().focus()
    be({ status: 'done' })
    expect([field(), screen.queryByRole('img')]).toEqual([null, null])
    expect(checkbox()).toMatchObject({ checked: true })
    expect(document.activeElement).toBe(checkbox())
    be({ status: 'failed', reason: 'expired' })
    expect(field()).toMatchObject({ value: '12' })
    expect(document.activeElement).toBe(checkbox())
  })

  it('[CAPTCHA-02] has the picture alone where the platform takes nothing else, and nothing while none is asked for', () => {
    const { field, show } = setup({ status: 'hidden' })
    expect([field() === null, screen.queryByRole('checkbox')]).toEqual([false, null])
    show({ status: 'hidden' })
    expect(field()).toBeNull()
  })
})
