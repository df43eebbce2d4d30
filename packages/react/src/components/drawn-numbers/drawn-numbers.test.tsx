import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { renderWith } from '../../testing/render.tsx'
import { stubFoyer } from '../../testing/stub-foyer.ts'
import { DrawnNumbers, type DrawnNumbersProps } from './drawn-numbers.tsx'

afterEach(cleanup)

const show = (props: Omit<DrawnNumbersProps, 'label'>) => {
  renderWith(stubFoyer().foyer, <DrawnNumbers label="Numbers" {...props} />)
  const list = screen.getByRole('list', { name: 'Numbers' })
  return { list, balls: within(list).getAllByRole('listitem') }
}

describe('drawn numbers', () => {
  it('[CALL-37] read in the order in which they were drawn, the bonus named', () => {
    const { balls } = show({ numbers: ['03', '19', '41'], special: ['07'] })
    expect(balls.map((ball) => ball.textContent)).toEqual(['03', '19', '41', 'Bonus 07'])
    expect(balls.map((ball) => ball.dataset.hue)).toEqual(['0', '1', '4', undefined])
  })

  it('[CALL-37] name the places of a race', () => {
    const { list, balls } = show({ numbers: ['3', '1', '10', '2', '4', '5', '6', '7', '8', '9'] })
    expect(list.className).toContain('fy-drawn-numbers-race')
    expect(balls[0]?.textContent).toBe('Place 1: 3')
    expect(new Set(balls.map((ball) => ball.dataset.hue)).size).toBe(10)
  })

  it('[CALL-37] are figures where each is one, alike in colour', () => {
    const { list, balls } = show({ numbers: ['7', '0', '7'] })
    expect(list.className).toContain('fy-drawn-numbers-digits')
    expect(balls.map((ball) => ball.dataset.hue)).toEqual([undefined, undefined, undefined])
  })
})
