import { SPEC_CONSTANTS } from '@foyer/core'
import { useBanners } from '../../hooks/store-hooks.ts'
import { useText } from '../../text/use-text.ts'
import { Carousel } from '../carousel/carousel.tsx'
import { ResourceView } from '../resource-view/resource-view.tsx'
import { BannerSlide } from './banner-slide.tsx'

/** The banners of the home page (HOME-03). Nothing where the merchant has none. */
export function BannerCarousel() {
  const t = useText()
  const banners = useBanners()
  return (
    <ResourceView
      resource={banners}
      loading={<div className="fy-banner-carousel fy-banner-carousel-loading" aria-hidden="true" />}
      failed={() => null}
      empty={null}
    >
      {(shown) => (
        <div className="fy-banner-carousel">
          <Carousel
            part="banners"
            label={t('banners.label')}
            everyMs={SPEC_CONSTANTS.bannerAdvanceMs}
            transitionMs={SPEC_CONSTANTS.bannerTransitionMs}
            pause={t('banners.pause')}
            play={t('banners.play')}
            slides={shown.map((banner, index) => ({
              key: String(banner.bannerId),
              content: <BannerSlide banner={banner} hero={index === 0} />,
            }))}
          />
        </div>
      )}
    </ResourceView>
  )
}
