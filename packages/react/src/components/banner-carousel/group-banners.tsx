import { type Announcements, announcementsFeature } from '@foyer/core'
import { useResource } from '../../hooks/use-resource.ts'
import { useFeature } from '../../provider/use-feature.ts'
import { useText } from '../../text/use-text.ts'
import { BannerSlide } from './banner-slide.tsx'

/** The banners of another place than the home page, one below the other (DATA-06). Nothing where there are none. */
export function GroupBanners({ group }: { readonly group: Parameters<Announcements['bannersOf']>[0] }) {
  const t = useText()
  const announcements = useFeature(announcementsFeature)
  const banners = useResource(announcements.bannersOf(group), () => announcements.loadBanners(group))
  if (banners.status !== 'ready' || banners.data.length === 0) return null
  return (
    <ul className="fy-group-banners" aria-label={t('menu.banners')}>
      {banners.data.map((banner) => (
        <li key={banner.bannerId} className="fy-banner-carousel">
          <BannerSlide banner={banner} hero={false} />
        </li>
      ))}
    </ul>
  )
}
