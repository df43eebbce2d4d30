import { computed } from 'nanostores'
import { CONTENT_TYPES } from '../../../config/code-lists.ts'
import { merchantZone } from '../../../kernel/calendar-day.ts'
import type { EndpointInput, EndpointOutput } from '../../../kernel/endpoint.ts'
import { FoyerError } from '../../../kernel/errors.ts'
import { defineFeature, type Feature, type FeatureContext } from '../../../kernel/feature.ts'
import { createQuery, mapResource, type Query, type Resource, shareItems } from '../../../kernel/query.ts'
import { DONE, type Result } from '../../../kernel/result.ts'
import { readOnly, type Store, writable } from '../../../kernel/store.ts'
import { userKey } from '../../auth/session/roles.ts'
import { type Session, session } from '../../auth/session/session.ts'
import { onUserChange } from '../../auth/session/user-scope.ts'
import { bannersFor, readAnnouncement } from './announcement-rules.ts'
import { announcementEndpoints } from './endpoints.ts'
import { countUnread, createNoticeReader, type ReadMarks, readMarks } from './read-marks.ts'
import { type Announcement, BANNER_GROUPS, type Banner, type BannerGroup } from './types.ts'

export interface Announcements {
  /** Banners of m_home. */
  readonly $banners: Store<Resource<readonly Banner[]>>
  /** Group 'player': the ticker and /m/notice. */
  readonly $notices: Store<Resource<readonly Announcement[]>>
  /** Group 'popup', with m_home; `homePopups` says which of them to show, and when. */
  readonly $popups: Store<Resource<readonly Announcement[]>>
  /** How many of {@link Announcements.$notices} are unread; 0 for guests and trial players, and before they are known. */
  readonly $unread: Store<number>
  /** Loads banners, notices and popups of the lobby (PDATA-04, variant 1). */
  loadHome(): Promise<Result>
  /** Loads them again, while the old ones are shown. */
  refreshHome(): Promise<Result>
  /** Loads them as a part of everything that is announced, for the page of notices (PDATA-04, variant 2, settlement 41). */
  loadAll(): Promise<Result>
  /**
   * Marks one of the notices as read, at once and in every tab, then tells the platform and loads the notices again
   * (NOTICE-03 to NOTICE-06). Nothing is sent for guests and trial players, for what is read or unknown, nor twice. A failure
   * shows nothing, and the notice stays read.
   */
  markRead(id: number): Promise<Result>
  /** Banners of another group: m_reg for registration, m_game for the side menu (DATA-06). */
  bannersOf(group: BannerGroup): Store<Resource<readonly Banner[]>>
  loadBanners(group: BannerGroup): Promise<Result>
}

export type AnnouncementVariant =
  /** Variant 1: banners of a group, notices and popups. */
  | { readonly variant: 'group'; readonly groupName: BannerGroup }
  /** Variant 2: everything of every group. */
  | { readonly variant: 'all' }
  /** Variant 3: promotions. */
  | { readonly variant: 'promotions' }
  /** Variant 4: for agents. */
  | { readonly variant: 'agent' }

type WireQuery = Pick<EndpointInput<typeof announcementEndpoints.announcements>, 'types' | 'groupName'>
type AgentQuery = Pick<EndpointInput<typeof announcementEndpoints.agentAnnouncements>, 'types' | 'groupName'>

const { Agent, H, Player, PopUp, Promotion } = CONTENT_TYPES

/**
 * The input of the four variants of the call (PDATA-03, PDATA-04).
 *
 * @throws FoyerError `request.invalid` for a group that has no banners.
 */
export function announcementQuery(query: { readonly variant: 'agent' }): AgentQuery
export function announcementQuery(query: AnnouncementVariant): WireQuery
export function announcementQuery(query: AnnouncementVariant): WireQuery {
  switch (query.variant) {
    case 'group':
      if (!BANNER_GROUPS.includes(query.groupName))
        throw new FoyerError({ code: 'request.invalid', field: 'groupName' })
      return { types: [CONTENT_TYPES.Banner, Player, PopUp].join(), groupName: query.groupName }
    case 'all':
      return { types: [CONTENT_TYPES.Banner, Player, PopUp, Promotion, H].join(), groupName: '' }
    case 'promotions':
      return { types: Promotion, groupName: '' }
    case 'agent':
      return { types: Agent, groupName: 'm_home' }
  }
}

const HOME: AnnouncementVariant = { variant: 'group', groupName: 'm_home' }
const ALL: AnnouncementVariant = { variant: 'all' }

type Output = EndpointOutput<typeof announcementEndpoints.announcements>

/** One request for announcements, and the rows of its response that are shown. */
interface View<Row> {
  readonly $shown: Store<Resource<readonly Row[]>>
  readonly control: Query<Output>
}

export function createAnnouncements(
  context: FeatureContext,
  session: Pick<Session, '$state'>,
  marks: ReadMarks,
): Announcements {
  const { call, config, scope, $language } = context
  const zone = merchantZone(context)
  const controls = new Set<Query<Output>>()
  /** Who a response was sent to. */
  const askers = new WeakMap<Output, string | undefined>()
  /** The responses that have everything. */
  const whole = new WeakSet<Output>()

  const request = (variantNow: () => AnnouncementVariant): Query<Output> => {
    const control = createQuery<Output>({
      context,
      feature: 'announcements',
      language: 'each',
      load: async (signal) => {
        const asker = userKey(session.$state.get())
        const variant = variantNow()
        const response = await call(
          announcementEndpoints.announcements,
          {
            ...announcementQuery(variant),
            platform: 'M',
            merchantCode: config.merchant,
            language: $language.get(),
          },
          { signal },
        )
        askers.set(response, asker)
        if (variant.variant === 'all') whole.add(response)
        return response
      },
    })
    controls.add(control)
    return control
  }

  /** What a guest was sent is for all; what a user was sent may be for that one alone. */
  const isForUser = (response: Output): boolean => {
    const asker = askers.get(response)
    return asker === undefined || asker === userKey(session.$state.get())
  }

  /** @param depends what the rows depend on besides the response: they are computed again only where one of them differs */
  const view = <Row>(
    control: Query<Output>,
    show: (response: Output) => readonly Row[],
    depends: readonly Store<unknown>[] = [],
  ): View<Row> => {
    const $shown = writable<Resource<readonly Row[]>>({ status: 'idle' })
    let last: { readonly from: readonly unknown[]; readonly rows: readonly Row[] } | undefined
    const read = (response: Output): readonly Row[] => {
      const from = [response, ...depends.map((store) => store.get())]
      const known = last
      if (known !== undefined && from.every((value, at) => value === known.from[at])) return known.rows
      last = { from, rows: shareItems(known?.rows, show(response)) }
      return last.rows
    }
    const publish = () => {
      const state = control.$state.get()
      const isShown = state.status !== 'ready' || depends.length === 0 || isForUser(state.data)
      $shown.set(isShown ? mapResource(state, read) : withoutData(state))
    }
    for (const store of [control.$state, ...depends]) scope.add(store.listen(publish))
    return { $shown: readOnly($shown, context.log), control }
  }

  const banners = new Map<BannerGroup, View<Banner>>()
  const ofGroup = (
    group: BannerGroup,
    variantNow: () => AnnouncementVariant = () => ({ variant: 'group', groupName: group }),
  ): View<Banner> => {
    const known = banners.get(group)
    if (known !== undefined) return known
    const fresh = view(request(variantNow), (response) => bannersFor(group, response.banners, context))
    banners.set(group, fresh)
    return fresh
  }

  let homeVariant: AnnouncementVariant = HOME
  const home = ofGroup('m_home', () => homeVariant)
  const readNotices = createNoticeReader(session, marks, zone)
  // Only members have unread notices (NOTICE-05); a renewed token is no other user.
  const $user = readOnly(
    computed(session.$state, (state) => `${state.type}:${userKey(state) ?? ''}`),
    context.log,
  )
  const notices = view(home.control, (response) => readNotices(response.player, askers.get(response)), [
    $user,
    marks.$ids,
  ])
  const popups = view(
    home.control,
    ({ popup }) => popup.map((row) => readAnnouncement(row, { session: session.$state.get(), zone })),
    [$user],
  )
  const $unread = writable(0)
  scope.add(notices.$shown.listen(({ data }) => data !== undefined && $unread.set(countUnread(data))))

  /** Replaces a request for less that is under way. */
  const reloadAll = () => {
    homeVariant = ALL
    return home.control.refreshAfterChange()
  }
  const reload = () => void reloadAll()

  /** Loads what was loaded for the former user; banners stay meanwhile, and a request of the former user counts for nothing. */
  const loadForUser = (control: Query<Output>) => {
    const { status, data } = control.$state.get()
    if (status === 'idle') return
    control.reset()
    if (data !== undefined) control.set(data)
    void control.refresh()
  }
  scope.add(
    onUserChange(session, () => {
      $unread.set(0)
      homeVariant = userKey(session.$state.get()) === undefined ? HOME : ALL
      for (const control of controls) loadForUser(control)
    }),
  )

  return {
    $banners: home.$shown,
    $notices: notices.$shown,
    $popups: popups.$shown,
    $unread: readOnly($unread, context.log),
    loadHome() {
      homeVariant = HOME
      return home.control.load()
    },
    refreshHome() {
      homeVariant = HOME
      return home.control.refresh()
    },
    loadAll() {
      const { data } = home.control.$state.get()
      if (data === undefined || !whole.has(data)) return reloadAll()
      homeVariant = ALL
      return home.control.load()
    },
    markRead: (id) =>
      notices.$shown.get().data?.some((notice) => notice.id === id && !notice.read)
        ? marks.mark(id, reload)
        : Promise.resolve(DONE),
    bannersOf: (group) => ofGroup(group).$shown,
    loadBanners: (group) => ofGroup(group).control.load(),
  }
}

/** Of data that must not be shown. */
function withoutData<T>({ error }: Resource<T>): Resource<never> {
  return error === undefined ? { status: 'loading' } : { status: 'failed', error }
}

/** Banners, notices and popups. Promotions are a feature of their own, `promotions`. */
export const announcements: Feature<Announcements> = defineFeature({
  id: 'announcements',
  needs: { session, readMarks },
  create: (context, { session, readMarks }) => createAnnouncements(context, session, readMarks),
})
