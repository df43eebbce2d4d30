import { type Announcements, announcements } from '@foyer/core'
import { useResource } from '../../hooks/use-resource.ts'
import { useFeature } from '../../provider/use-feature.ts'
import { useText } from '../../text/use-text.ts'
import { Stack } from '../stack/stack.tsx'
import { BannerSlide } from './banner-slide.tsx'

/** The banners of another place than the home page, one below the other (DATA-06). Nothing where there are none. */
export function BannerList({ group }: { readonly group: Parameters<Announcements['bannersOf']>[0] }) {
  const t = useText()
  const announcementsApi = useFeature(announcements)
  const banners = useResource(announcementsApi.bannersOf(group), () => announcementsApi.loadBanners(group))
  if (banners.status !== 'ready' || banners.data.length === 0) return null
  return (
    <Stack as="ul" aria-label={t('menu.banners')}>
      {banners.data.map((banner) => (
        <li key={banner.bannerId} className="fy-banner-carousel">
          <BannerSlide banner={banner} hero={false} />
        </li>
      ))}
    </Stack>
  )
}
