import { atom } from 'nanostores'
import { createAccess } from './access/create-access.ts'
import { createAnnouncements } from './announcements/create-announcements.ts'
import { createCatalogue } from './catalogue/create-catalogue.ts'
import type { FoyerConfigInput } from './config/config.ts'
import { type ContextOptions, createContext } from './create-context.ts'
import { createFavourites } from './favourites/create-favourites.ts'
import type { Foyer } from './foyer.ts'
import { createGames } from './games/create-games.ts'
import { createHot } from './hot/create-hot.ts'
import { createRotation } from './kernel/rotation.ts'
import { createLaunch } from './launch/create-launch.ts'
import { createMember } from './member/create-member.ts'
import type { Ports } from './ports/ports.ts'
import { createRecents } from './recents/create-recents.ts'
import { createRecords } from './records/create-records.ts'
import { createSession } from './session/create-session.ts'
import { createSite } from './site/create-site.ts'
import { createTheme } from './theme/create-theme.ts'
import { createWallet } from './wallet/create-wallet.ts'

/**
 * Wires one player side (architecture rule 1: nothing is shared with any other). Nothing is read, sent or listened
 * to before `start()`.
 *
 * @param config only `merchantCode` must be given (CONST-01)
 * @param ports `browserPorts()` in a page, `memoryPorts()` elsewhere
 * @throws FoyerError `config.invalid` with the offending `field`
 */
export function createFoyer(config: FoyerConfigInput, ports: Ports, options: ContextOptions = {}): Foyer {
  const { context, languages, useSession, dispose } = createContext(config, ports, options)
  const { scope } = context
  const $online = atom(true)
  let started = false

  const { session, hook } = createSession(context)
  useSession(hook)
  const site = createSite(context)
  const access = createAccess(context, session, site)
  const wallet = createWallet(context, session, site)
  const catalogue = createCatalogue(context)
  const hot = createHot(context)
  const favourites = createFavourites(context, session)
  const recents = createRecents(context, session)

  return {
    config: context.config,
    intents: context.intents,
    log: context.log,
    $online,
    access,
    announcements: createAnnouncements(context, session),
    catalogue,
    favourites,
    games: createGames(context, { session, catalogue, hot, favourites, recents }),
    hot,
    languages,
    launch: createLaunch(context, { session, recents, wallet, catalogue, site }),
    member: createMember(context, session, wallet),
    recents,
    records: createRecords(context, session),
    session,
    site,
    theme: createTheme(context),
    wallet,
    createRotation: ({ everyMs }) => createRotation({ scope, visibility: ports.visibility, everyMs }),
    start() {
      if (started || scope.disposed) return
      started = true
      $online.set(ports.network.isOnline())
      scope.add(ports.network.onChange((online) => $online.set(online)))
      // The language first: it belongs to every question. Then who is here, before anything is decided.
      languages.start()
      session.start()
      site.start()
      access.start()
    },
    dispose,
  }
}
