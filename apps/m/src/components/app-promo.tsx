import { CdnImage, usePlatformSettings, useSettingsSettled } from '@foyer/react'
import { useEffect, useRef } from 'react'
import { SkeletonList } from './skeleton-list.tsx'

/** What the merchant says about the app (DATA-10). The platform sends the colour, so only a valid one is used. */
export function AppPromo() {
  const settingsSettled = useSettingsSettled()
  const { background, description, color } = usePlatformSettings().mobileTemplate
  const element = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const style = element.current?.style
    if (style === undefined) return
    if (color !== undefined && CSS.supports('color', color)) style.setProperty('--site-promo-text', color)
    else style.removeProperty('--site-promo-text')
  }, [color])
  if (!settingsSettled) return <SkeletonList shape="promo" count={1} />
  if (description === undefined && background === undefined) return null
  return (
    <div ref={element} className="site-promo">
      {background === undefined ? null : <CdnImage path={background} alt="" shape="banner" priority="first" />}
      {description === undefined ? null : <p className="site-promo__text">{description}</p>}
    </div>
  )
}
