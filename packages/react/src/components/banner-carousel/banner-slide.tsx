import type { Banner } from '@foyer/core'
import { CdnImage } from '../cdn-image/cdn-image.tsx'
import { TargetLink } from '../link/target-link.tsx'

/** One banner: its picture, and where it leads. */
export function BannerSlide({ banner, hero }: { readonly banner: Banner; readonly hero: boolean }) {
  // The title is text over the picture, so the picture has an empty description.
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
  return (
    <TargetLink to={banner.target} className="fy-banner-carousel-link">
      {picture}
    </TargetLink>
  )
}
