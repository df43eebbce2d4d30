import type { Banner } from '@foyer/core'
import { CdnImage } from '../../components/cdn-image/cdn-image.tsx'
import { TargetLink } from '../../components/link/target-link.tsx'

/** A banner as one picture; its title is the picture's name. */
export function MenuBanner({ banner, onLeave }: { readonly banner: Banner; readonly onLeave: () => void }) {
  const image = banner.images[0]
  if (image === undefined || image === '') return null
  const picture = (
    <span className="fy-side-menu-banner">
      <CdnImage path={image} alt={banner.title ?? ''} shape="banner" />
    </span>
  )
  return (
    <TargetLink to={banner.target} onClick={onLeave}>
      {picture}
    </TargetLink>
  )
}
