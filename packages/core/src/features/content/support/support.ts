import type { EndpointOutput } from '../../../kernel/endpoint.ts'
import { defineFeature, type Feature, type FeatureContext } from '../../../kernel/feature.ts'
import { createLazyModule } from '../../../kernel/lazy-module.ts'
import { createQuery, type Resource } from '../../../kernel/query.ts'
import { aborted, DONE, failed, type Result, type VerbOptions } from '../../../kernel/result.ts'
import { readOnly, type Store, writable } from '../../../kernel/store.ts'
import { type Access, access } from '../../access/access.ts'
import { type Chat, type ChatAppearance, chat } from '../chat/chat.ts'
import { supportEndpoints } from './endpoints.ts'
import { entryKind, entryNetwork, type MessageCenterWays, messageCenterWays, supportTarget } from './support-rules.ts'
import type { SupportEntry } from './types.ts'

export interface Support {
  /** The list of type 3; entries that cannot be decrypted are left out (CS-05). */
  readonly $entries: Store<Resource<readonly SupportEntry[]>>
  load(): Promise<Result>
  refresh(): Promise<Result>
  /** An entry titled LIVECHAT starts the chat; the others open their address (CS-06). */
  open(entry: SupportEntry, look: ChatAppearance, options?: VerbOptions): Promise<Result>
  /**
   * Opens the best way to customer service (CS-07): the chat if it is allowed, else the first entry titled CS, else the
   * message center. Call it inside the tap: browsers open a window only then.
   */
  contact(look: ChatAppearance, options?: VerbOptions): Promise<Result>
  /**
   * The ways out of the message center (MSG-02, MSG-06), of the entries that are loaded.
   *
   * @param telegram the download link of type TELEGRAM, where the platform has one
   */
  messageCenterWays(telegram: string | undefined): MessageCenterWays
}

const TYPE = 3

type Row = EndpointOutput<typeof supportEndpoints.customerService>[number]

export interface SupportDeps {
  readonly access: Pick<Access, 'allows'>
  readonly chat: Pick<Chat, 'open'>
}

/** The ways to customer service. Storage keeps them encrypted (PCALL-19); they are decrypted for use. */
export function createSupport(context: FeatureContext, { access, chat }: SupportDeps): Support {
  const { call, config, connection, events, toasts, log, ports, report, scope } = context
  const cache = createQuery({
    context,
    feature: 'support',
    language: 'each',
    stored: { name: supportEndpoints.customerService.id, schema: supportEndpoints.customerService.output },
    load: (signal) => call(supportEndpoints.customerService, { type: TYPE }, { signal }),
  })
  const $entries = writable<Resource<readonly SupportEntry[]>>({ status: 'idle' })
  let latest: unknown
  let decrypting: Promise<void> = Promise.resolve()

  const loadDecrypt = createLazyModule(ports.network, () => import('./decrypt-path.ts'))

  const decryptRows = async (rows: readonly Row[]): Promise<readonly SupportEntry[]> => {
    const { supportKey } = config.encryption
    // Loaded outside of what drops an entry: that it cannot be loaded says nothing of the entries.
    const code = rows.length > 0 && supportKey !== undefined ? await loadDecrypt() : undefined
    const decryptRow = async ({ csPosition, title, path }: Row): Promise<readonly SupportEntry[]> => {
      try {
        if (code === undefined || supportKey === undefined) throw new Error('no key is configured')
        const target = supportTarget(await code.decryptPath(path, supportKey), context)
        if (target.kind === 'none') throw new Error('not an address to open')
        const kind = entryKind(title)
        return [{ csPosition, title, kind, network: entryNetwork(csPosition, kind), target }]
      } catch {
        // Neither the path nor the reason goes into the log (CS-05).
        log.warn('service.entry.dropped', { csPosition })
        return []
      }
    }
    return (await Promise.all(rows.map(decryptRow))).flat()
  }

  const publish = async (state: Resource<readonly Row[]>): Promise<void> => {
    latest = state
    if (state.status !== 'ready') {
      $entries.set(state)
      return
    }
    const isLatest = () => latest === state && !scope.disposed
    try {
      const data = await decryptRows(state.data)
      if (isLatest()) $entries.set({ ...state, data })
    } catch (cause) {
      // The code could not be loaded.
      if (isLatest()) $entries.set({ status: 'failed', error: failed(cause).error })
    }
  }

  /** The list has come, but not the code that decrypts it. */
  const publishAgain = () => {
    const state = cache.$state.get()
    if (state.status !== 'ready' || $entries.get().status !== 'failed') return
    $entries.set({ status: 'loading' })
    decrypting = publish(state)
  }

  scope.add(
    cache.$state.listen((state) => {
      decrypting = publish(state)
    }),
  )
  scope.add(connection.onReturn(publishAgain))

  const ask = async (verb: 'load' | 'refresh'): Promise<Result> => {
    publishAgain()
    const result = await cache[verb]()
    await decrypting
    const state = $entries.get()
    return result.ok && state.status === 'failed' ? report(`support.${verb}`, state.error, { silent: true }) : result
  }
  const load = () => ask('load')

  /** Known entries without waiting: browsers open a window only inside the tap. */
  const entries = async (): Promise<readonly SupportEntry[]> => {
    const known = $entries.get()
    if (known.status === 'ready') return known.data
    const endLoading = toasts.loading('toast.loading', 'loading')
    try {
      await load()
    } finally {
      endLoading()
    }
    const state = $entries.get()
    return state.status === 'ready' ? state.data : []
  }

  const visit = ({ target }: SupportEntry) => {
    switch (target.kind) {
      case 'page':
        events.emit('navigate', { to: { path: target.path }, replace: false })
        return
      case 'external': {
        const opened = ports.navigation.openWindow('toast.openingChat')
        if (opened === undefined) ports.navigation.assign(target.url)
        else opened.go(target.url)
        return
      }
      // It would leave an empty window open.
      case 'program':
        ports.navigation.assign(target.url)
        return
      case 'none':
        return
    }
  }

  return {
    $entries: readOnly($entries, context.log),
    load,
    refresh: () => ask('refresh'),
    async open(entry, look, options) {
      if (entry.kind === 'livechat') return chat.open(look, options)
      visit(entry)
      return DONE
    },
    async contact(look, options) {
      if (access.allows('chat')) return chat.open(look, options)
      // Where the entries cannot be loaded, the message center is the way that is left.
      const entry = (await entries()).find(({ kind }) => kind === 'cs')
      if (scope.disposed || options?.signal?.aborted) return aborted()
      if (entry === undefined) events.emit('navigate', { to: { name: 'messageCenter' }, replace: false })
      else visit(entry)
      return DONE
    },
    messageCenterWays: (telegram) => messageCenterWays($entries.get().data ?? [], telegram, context),
  }
}

/** Customer service: its entries and the chat. */
export const support: Feature<Support> = defineFeature({
  id: 'support',
  needs: { access, chat },
  create: createSupport,
})
