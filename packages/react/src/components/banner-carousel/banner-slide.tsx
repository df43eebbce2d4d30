import type { Banner } from '@foyer/core'
import { CdnImage } from '../cdn-image/cdn-image.tsx'
import { Link } from '../link/link.tsx'

/** One banner: its picture, and where it leads. */
export function BannerSlide({ banner, hero }: { readonly banner: Banner; readonly hero: boolean }) {
  // The words stand over the art in the reader's language, so the picture has nothing to add.
  const picture = (
    <span className="fy-banner-carousel-slide">
      <CdnImage path={banner.images[0]} alt="" shape="banner" priority={hero ? 'hero' : 'lazy'} />
      {banner.title === undefined ? null : (
        <span className="fy-banner-carousel-words">
          <span className="fy-banner-carousel-title">{banner.title}</span>
        </span>
      )}
    </span>
  )
  if (banner.url === undefined) return picture
  // An own page, or an address that core let through.
  return banner.url.startsWith('/') ? (
    <Link to={banner.url} className="fy-banner-carousel-link">
      {picture}
    </Link>
  ) : (
    <a href={banner.url} className="fy-banner-carousel-link" target="_blank" rel="noopener">
      {picture}
    </a>
  )
}
