import type { Foyer } from '@foyer/core'
import { type ReactNode, useEffect, useLayoutEffect, useMemo } from 'react'
import type { RenderTile } from '../components/game-tile/tile-renderer.ts'
import { TileRenderer } from '../components/game-tile/tile-renderer.ts'
import type { TextBundle } from '../text/define-texts.ts'
import { createI18n, type I18n } from '../text/i18n.ts'
import { DocumentSettings } from './document-settings.tsx'
import { FoyerContext } from './foyer-context.ts'

export interface FoyerProviderProps {
  /** Made by the caller: `const [foyer] = useState(makeFoyer)`. The provider starts and stops it, and never disposes it. */
  readonly foyer: Foyer
  /** False where the caller starts the client himself: once a whole document is hydrated, for example. Default true. */
  readonly autoStart?: boolean
  /**
   * Texts made before the first render (server rendering in another language, a merchant's own locales), which the caller
   * loads as pages need them. Without, all of them come after the first render.
   */
  readonly text?: I18n | undefined
  /** Texts of your own, for `useText()`, in place of `text`. Make them once, outside the component. */
  readonly texts?: readonly TextBundle[] | undefined
  /** Leaves `<html lang dir>` and the theme alone: for a part of a page that is not ours. */
  readonly embedded?: boolean
  /** Draws games in place of our tile, wherever a component has no `renderTile` of its own. Keep it stable. */
  readonly renderTile?: RenderTile | undefined
  readonly children?: ReactNode
}

/** Gives everything below it the client and its texts. The client runs as long as a provider of it is on the page. */
export function FoyerProvider({
  foyer,
  autoStart = true,
  text,
  texts,
  embedded = false,
  renderTile,
  children,
}: FoyerProviderProps) {
  const own = useMemo(
    () =>
      text ??
      createI18n(foyer.languages.$language, {
        texts,
        overrides: foyer.config.texts,
        loadAll: true,
        $online: foyer.$online,
      }),
    [foyer, text, texts],
  )
  useEffect(() => own.connect(), [own])
  // Before the effects of what is inside, which load: requests need the session that the start reads.
  useLayoutEffect(() => (autoStart ? foyer.start() : undefined), [foyer, autoStart])
  const value = useMemo(() => ({ foyer, text: own }), [foyer, own])
  return (
    <FoyerContext value={value}>
      {embedded ? null : <DocumentSettings />}
      <TileRenderer value={renderTile}>{children}</TileRenderer>
    </FoyerContext>
  )
}
