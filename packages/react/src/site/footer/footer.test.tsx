import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { renderWith } from '../../testing/render.tsx'
import { stubFoyer } from '../../testing/stub-foyer.ts'
import { initialTexts } from '../../text/en/initial.ts'
import { fil } from '../../text/fil/fil.ts'
import { Footer } from './footer.tsx'

afterEach(cleanup)

const urls = {
  instagram: 'https://instagram.com/foyer',
  youtube: 'https://youtube.com/@foyer',
  tiktok: 'https://tiktok.com/@foyer',
  facebook: 'https://facebook.com/foyer',
  twitter: 'https://twitter.com/foyer',
  telegram: 'https://t.me/foyer',
  whatsapp: 'https://wa.me/1',
}

describe('the footer', () => {
  it('[LAYOUT-09] disclaims breaches of local law and names the minimum age, in EN and TY', () => {
    const { foyer } = stubFoyer()
    const { container } = renderWith(foyer, <Footer />)
    expect(container.textContent).toContain(initialTexts['footer.disclaimer'])
    expect(container.textContent).toContain('aged 18 and over')
    expect(fil['footer.disclaimer']).toMatch(/\S/)
    expect(fil['footer.age']).toContain('{0}')
  })

  it('[PCONST-01] names the age that governs the merchant, beside the disclaimer', () => {
    const { foyer } = stubFoyer({ config: { readings: { minAge: 21 } } })
    const { container } = renderWith(foyer, <Footer />)
    expect(container.textContent).toContain('21+')
    expect(container.textContent).toContain('aged 21 and over')
    expect(container.textContent).toContain('no responsibility for breaches of local online-gaming law')
  })

  it('[LAYOUT-10] claims the number of games that is configured', async () => {
    const { container } = renderWith(stubFoyer().foyer, <Footer withDetails />)
    expect((await within(container).findByText(/600\+ games/)).isConnected).toBe(true)
    cleanup()
    const other = renderWith(stubFoyer({ config: { footer: { gameCount: '1,200' } } }).foyer, <Footer withDetails />)
    expect((await within(other.container).findByText(/1,200 games/)).isConnected).toBe(true)
  })

  it('[LAYOUT-11] has app blurb, licences with names, and a safe link for each configured network', async () => {
    const licences = [{ name: 'Curaçao', image: 'licences/cur.svg', url: 'https://licence.example' }]
    renderWith(stubFoyer({ config: { footer: { social: urls, licences } } }).foyer, <Footer withDetails />)
    expect((await screen.findByRole('link', { name: 'Get the app' })).getAttribute('href')).toBe('/m/app')
    expect(screen.queryByRole('img', { name: 'Curaçao' })).not.toBeNull()
    const links = within(screen.getByRole('list', { name: 'Follow us' })).getAllByRole('link')
    expect(links.map((link) => link.getAttribute('aria-label'))).toEqual([
      'Instagram',
      'YouTube',
      'TikTok',
      'Facebook',
      'Twitter',
      'Telegram',
      'WhatsApp',
    ])
    expect(links.map((link) => link.getAttribute('href'))).toEqual(Object.values(urls))
    for (const link of links) expect(link.getAttribute('rel')).toContain('noopener')
  })

  it('[LAYOUT-11] draws no link for a network without an address, and nothing of it off the home page', async () => {
    const { foyer } = stubFoyer({ config: { footer: { social: { telegram: 'https://t.me/foyer', tiktok: '' } } } })
    renderWith(foyer, <Footer withDetails />)
    expect(within(await screen.findByRole('list', { name: 'Follow us' })).getAllByRole('link')).toHaveLength(1)
    cleanup()
    renderWith(foyer, <Footer />)
    expect(screen.queryByRole('link')).toBeNull()
  })
})
