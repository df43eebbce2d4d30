import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { renderWith } from '../../testing/render.tsx'
import { stubFoyer } from '../../testing/stub-foyer.ts'
import { UploadProgress } from './upload-progress.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

it('is not cancelled by the second tap of a double tap that has sent it, and is by a later one', () => {
  const now = vi.spyOn(performance, 'now').mockReturnValue(10_000)
  const onCancel = vi.fn()
  renderWith(stubFoyer().foyer, <UploadProgress sent={0} total={0} onCancel={onCancel} />)
  const cancel = screen.getByRole('button', { name: 'Cancel' })
  now.mockReturnValue(10_300)
  fireEvent.click(cancel)
  expect(onCancel).not.toHaveBeenCalled()
  now.mockReturnValue(10_600)
  fireEvent.click(cancel)
  expect(onCancel).toHaveBeenCalledOnce()
})
