import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { Badge, Heading, Note, Row, Stack } from '../../index.ts'

afterEach(cleanup)

const classesOf = (element: Element) => [...element.classList].sort()

it('is the element that it is asked to be, with the attributes of that element', () => {
  const onSubmit = vi.fn((event: { preventDefault(): void }) => event.preventDefault())
  render(
    <Stack as="form" aria-label="Limits" onSubmit={onSubmit}>
      <Row as="ul" aria-label="Ways">
        <Note as="li">Bank</Note>
      </Row>
      <button type="submit">Save</button>
    </Stack>,
  )
  expect(screen.getByRole('form', { name: 'Limits' }).tagName).toBe('FORM')
  expect(screen.getByRole('list', { name: 'Ways' }).tagName).toBe('UL')
  expect(screen.getByRole('listitem').textContent).toBe('Bank')
  fireEvent.click(screen.getByRole('button'))
  expect(onSubmit).toHaveBeenCalledOnce()
})

it('hands its element to a ref', () => {
  const ref = vi.fn()
  const { container } = render(<Stack ref={ref} />)
  expect(ref).toHaveBeenCalledWith(container.firstElementChild)
})

it('keeps the classes of its caller beside its own', () => {
  const { container } = render(<Stack className="fy-limits" gap={2} align="start" shrink />)
  expect(container.firstElementChild && classesOf(container.firstElementChild)).toEqual([
    'fy-gap-2',
    'fy-limits',
    'fy-shrink',
    'fy-stack',
    'fy-stack-start',
  ])
})

it('keeps a row of one line apart from a row that wraps', () => {
  render(
    <>
      <Row title="one line" oneLine justify="between" align="baseline" gap={3} />
      <Row title="wraps" lineGap={0} justify="center" />
    </>,
  )
  expect(classesOf(screen.getByTitle('one line'))).toEqual([
    'fy-gap-3',
    'fy-row',
    'fy-row-baseline',
    'fy-row-between',
    'fy-row-one-line',
  ])
  expect(classesOf(screen.getByTitle('wraps'))).toEqual(['fy-gap-2', 'fy-line-gap-0', 'fy-row', 'fy-row-middle'])
})

it('gives a note the size of the words around when its size is inherited', () => {
  render(
    <>
      <Note>of its own size</Note>
      <Note size="inherit" tone="warning">
        as the words around
      </Note>
    </>,
  )
  expect(classesOf(screen.getByText('of its own size'))).toEqual(['fy-note-2', 'fy-tone-muted'])
  expect(classesOf(screen.getByText('as the words around'))).toEqual(['fy-tone-warning'])
})

it('separates the rank of a heading from its size', () => {
  render(
    <Heading level={3} size={5}>
      Earlier days
    </Heading>,
  )
  expect(classesOf(screen.getByRole('heading', { level: 3, name: 'Earlier days' }))).toEqual(['fy-heading-5'])
})

it('shows the tone of a badge beside its word', () => {
  render(
    <>
      <Badge>Ordered</Badge>
      <Badge tone="danger">Refused</Badge>
    </>,
  )
  expect(classesOf(screen.getByText('Ordered'))).toEqual(['fy-label', 'fy-label-plain'])
  expect(classesOf(screen.getByText('Refused'))).toEqual(['fy-label', 'fy-label-danger'])
})
