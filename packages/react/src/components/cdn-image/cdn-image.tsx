import { Dices } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useFoyer } from '../../provider/use-foyer.ts'

export interface CdnImageProps {
  /** As the platform sends it: a path below the merchant's pictures, or an absolute address. undefined: the default icon. */
  readonly path: string | undefined
  /** Text for screen readers; '' where the text beside it is enough. */
  readonly alt: string
  /** Width to height of the box, which never changes size while loading. Default `square`. */
  readonly shape?: 'square' | 'tall' | 'banner' | 'icon' | 'logo'
  /** Shown instead of the default icon when there is no picture. */
  readonly fallback?: ReactNode
  /** `first`: seen before scrolling, so loaded at once. `hero`: the largest one of the page, before everything else. */
  readonly priority?: 'lazy' | 'first' | 'hero'
}

const SIZES = {
  square: [300, 300],
  tall: [300, 400],
  banner: [750, 300],
  icon: [96, 96],
  logo: [240, 96],
} as const

const NOTHING = 'data:,'
const UNTRIED = { failures: 0, again: false }

/**
 * A picture in a fixed box: our host, then the fallback host, then the default icon (CDN-01 to CDN-03). A failed
 * one is tried again when the network comes back, as soon as it is near the screen.
 */
export function CdnImage({ path, alt, shape = 'square', priority = 'lazy', fallback }: CdnImageProps) {
  const { platform, $online } = useFoyer()
  const [tried, setTried] = useState({ path, ...UNTRIED })
  const { failures, again } = tried.path === path ? tried : UNTRIED
  const [width, height] = SIZES[shape]
  const addressOf = (px: number) => (path === undefined ? undefined : platform.imageUrl(path, failures, px))
  const src = addressOf(width)
  const lost = path !== undefined && src === undefined
  // Sizes are those for two pixels to each of CSS, but for a banner, which is as wide as the page.
  const half = shape === 'banner' ? src : addressOf(width / 2)

  const image = useRef<HTMLImageElement>(null)
  const next = () => setTried({ path, failures: failures + 1, again })

  useEffect(() => {
    const shown = image.current
    if (src === undefined || shown === null) return
    let open = true
    // A server-rendered picture may have failed before React listened to it.
    if (shown.complete && shown.naturalWidth === 0)
      shown.decode().catch(() => {
        if (open) setTried({ path, failures: failures + 1, again })
      })
    return () => {
      open = false
      if (shown.isConnected || shown.complete) return
      // One that leaves the page on its way is given up: those that are seen now would come after it. An empty picture
      // instead, since Chromium keeps an element for ever that loses its address outside of a document.
      shown.srcset = ''
      shown.src = NOTHING
    }
  }, [path, src, failures, again])

  useEffect(() => {
    if (!lost) return
    return $online.listen((online) => {
      if (online) setTried({ path, failures: 0, again: true })
    })
  }, [lost, path, $online])

  return (
    <span className={`fy-cdn-image fy-cdn-image-${shape}`}>
      {src === undefined ? (
        fallback === undefined ? (
          <span
            className="fy-cdn-image-none"
            {...(alt === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': alt })}
          >
            <Dices aria-hidden="true" />
          </span>
        ) : (
          fallback
        )
      ) : (
        <img
          key={src}
          ref={image}
          className="fy-cdn-image-img"
          src={src}
          srcSet={half === src ? undefined : `${half} 1x, ${src} 2x`}
          alt={alt}
          width={width}
          height={height}
          loading={priority === 'lazy' || again ? 'lazy' : 'eager'}
          fetchPriority={priority === 'hero' ? 'high' : 'auto'}
          decoding="async"
          draggable={false}
          onError={next}
        />
      )}
    </span>
  )
}
