import type { Banner } from '@foyer/core'
import { Link } from '../link/link.tsx'
import { Picture } from '../picture/picture.tsx'

/** One banner: its picture, and where it leads. */
export function BannerSlide({ banner, hero }: { readonly banner: Banner; readonly hero: boolean }) {
  const picture = (
    <Picture path={banner.images[0]} alt={banner.title ?? ''} shape="banner" priority={hero ? 'hero' : 'lazy'} />
  )
  if (banner.url === undefined) return picture
  // An own page, or an address that core let through.
  return banner.url.startsWith('/') ? (
    <Link to={banner.url} className="fy-banners-link">
      {picture}
    </Link>
  ) : (
    <a href={banner.url} className="fy-banners-link" target="_blank" rel="noopener">
      {picture}
    </a>
  )
}
