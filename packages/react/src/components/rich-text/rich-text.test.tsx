import { createTestFoyer, hang } from '@foyer/core/testing'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, onTestFinished } from 'vitest'
import { isFollowed } from '../../testing/is-followed.ts'
import { renderWith } from '../../testing/render.tsx'
import { stubFoyer } from '../../testing/stub-foyer.ts'
import { RichText } from './rich-text.tsx'

afterEach(cleanup)

const show = async (html: string) => {
  const stub = stubFoyer({ config: { allowedOrigins: ['https://partner.example'] } })
  const { container } = renderWith(stub.foyer, <RichText html={html} />)
  const text = container.querySelector('.fy-rich-text')
  if (text === null) throw new Error('no text')
  await waitFor(() => expect(text.getAttribute('aria-busy')).toBe('false'))
  return { ...stub, text }
}

describe('rich text', () => {
  it('[PROMO-10] keeps what is harmless and drops what runs, submits or restyles', async () => {
    const { text } = await show(
      '<h2>Bonus</h2><p style="color:red" onclick="alert(1)">A <b>word</b></p><script>alert(1)</script>' +
        '<form action="/x"><input name="q"></form><svg onload="alert(1)"></svg><style>*{display:none}</style>' +
        '<iframe src="//evil"></iframe><img src=x onerror="alert(1)"><template><b>no</b></template>',
    )
    expect(text.textContent).toBe('BonusA word')
    expect(
      text.querySelectorAll('script, form, input, svg, style, iframe, template, [style], [onclick], [onerror]'),
    ).toHaveLength(0)
  })

  it('[PROMO-10] has no heading of the page, and names no field of it', async () => {
    const { text } = await show(
      '<h1 lang="en">Bonus <b>week</b></h1><label for="content">Your feedback</label><output for="content">5</output>',
    )
    expect(text.querySelectorAll('h1, label, [for]')).toHaveLength(0)
    expect(text.querySelector('h2[lang=en]')?.innerHTML).toBe('Bonus <b>week</b>')
    expect(text.textContent).toBe('Bonus weekYour feedback5')
  })

  it('[PROMO-10] keeps addresses of our own and of allowed origins only', async () => {
    const { text, calls } = await show(
      '<a href="/m/activity">own</a><a href="https://partner.example/x">partner</a>' +
        '<a href="https://evil.example">evil</a><a href="/m/..//evil.example">dots</a><a href="javascript:alert(1)">js</a><a href="//evil.example">slashes</a>',
    )
    const href = (words: string) =>
      [...text.querySelectorAll('a')].find((link) => link.textContent === words)?.getAttribute('href')
    expect(href('own')).toBe('/m/activity')
    expect(href('partner')).toBe('https://partner.example/x')
    for (const words of ['evil', 'dots', 'js', 'slashes']) expect(href(words)).toBeNull()
    const tabs = [...text.querySelectorAll('a')].map((link) => link.getAttribute('target'))
    expect(tabs).toEqual([null, '_blank', null, null, null, null])
    const own = text.querySelector('a')
    if (own === null) throw new Error('no link')
    fireEvent.click(own)
    expect(calls).toEqual(['access.go /m/activity'])
  })

  it('[PROMO-10] shows pictures of our own and of allowed origins only, without telling where they stand', async () => {
    const { text } = await show(
      '<img src="/m/a.png"><img src="https://partner.example/b.png" onerror="alert(1)">' +
        '<img src="https://evil.example/c.png"><img src="javascript:alert(1)"><img src="tel:1">',
    )
    const pictures = [...text.querySelectorAll('img')]
    expect(pictures.map((picture) => picture.getAttribute('src'))).toEqual([
      '/m/a.png',
      'https://partner.example/b.png',
    ])
    for (const picture of pictures) {
      expect(picture.getAttribute('referrerpolicy')).toBe('no-referrer')
      expect(picture.hasAttribute('onerror')).toBe(false)
    }
  })

  it('without a table of routes the browser follows a link', async () => {
    const { foyer, dispose } = createTestFoyer({ routes: 'none', fetch: hang, start: false })
    onTestFinished(dispose)
    renderWith(foyer, <RichText html='<a href="/shop">own</a>' />)
    const link = await screen.findByRole('link')
    expect(link.getAttribute('href')).toBe('/shop')
    expect(isFollowed(link)).toBe(true)
  })
})
