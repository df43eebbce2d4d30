import { renderClosedPage, renderGamePage } from '@foyer/demo-games'
import { documentHeaders } from '../engine/document-headers.ts'
import type { PlayDeps } from './authenticate-player.ts'
import { proofOf } from './proof-cookie.ts'

const HOME = '/m/home'

/** Without a launch: the first language of the browser's request. */
function preferredBy(request: Request): string {
  const [first = ''] = (request.headers.get('Accept-Language') ?? '').toLowerCase().split(/[,;-]/)
  if (first === 'fil' || first === 'tl') return 'TY'
  return first === 'bn' ? 'BN' : 'EN'
}

/** `GET /play/game?ticket=…`: the page. It looks at the ticket without using it up. */
export function gamePage(request: Request, url: URL, { world, launches }: PlayDeps): Response {
  const ticket = url.searchParams.get('ticket') ?? ''
  const launched = launches.peek(ticket) ?? launches.reopen(ticket, proofOf(request, ticket))?.launched
  const vendorName = launched ? (world.lobby().vendor(launched.game.vassalage)?.name ?? launched.game.vassalage) : ''
  const html = launched
    ? renderGamePage({
        game: launched.game,
        vendorName,
        language: launched.language,
        backUrl: world.backUrls.orHome(launched.backUrl),
        ticket,
      })
    : renderClosedPage({ language: preferredBy(request), backUrl: HOME })
  return new Response(html, {
    headers: { ...documentHeaders({ frame: 'self' }), 'Content-Type': 'text/html; charset=utf-8' },
  })
}
