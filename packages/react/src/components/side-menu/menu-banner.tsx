import type { Banner } from '@foyer/core'
import { useFoyer } from '../../provider/use-foyer.ts'
import { Link } from '../link/link.tsx'

/** A banner as one picture; its title is the picture's name. */
export function MenuBanner({ banner, onLeave }: { readonly banner: Banner; readonly onLeave: () => void }) {
  const foyer = useFoyer()
  const src = foyer.site.imageUrl(banner.images[0] ?? '')
  if (src === undefined || banner.images.length === 0) return null
  const picture = (
    <img className="fy-side-menu-banner" src={src} alt={banner.title ?? ''} width={640} height={240} loading="lazy" />
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
