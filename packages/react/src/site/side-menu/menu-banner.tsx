import type { Banner } from '@foyer/core'
import { CdnImage } from '../../components/cdn-image/cdn-image.tsx'
import { Link } from '../../components/link/link.tsx'

/** A banner as one picture; its title is the picture's name. */
export function MenuBanner({ banner, onLeave }: { readonly banner: Banner; readonly onLeave: () => void }) {
  const image = banner.images[0]
  if (image === undefined || image === '') return null
  const picture = (
    <span className="fy-side-menu-banner">
      <CdnImage path={image} alt={banner.title ?? ''} shape="banner" />
    </span>
  )
  const { url } = banner
  if (url === undefined) return picture
  if (url === '/m' || url.startsWith('/m/')) {
    return (
      <Link to={url} onClick={onLeave}>
        {picture}
      </Link>
    )
  }
  return (
    <a href={url} rel="noopener noreferrer">
      {picture}
    </a>
  )
}
