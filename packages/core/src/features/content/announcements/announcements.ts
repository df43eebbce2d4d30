import { CONTENT_TYPES } from '../../../config/code-lists.ts'
import { FoyerError } from '../../../kernel/errors.ts'
import { defineFeature, type Feature, type FeatureContext } from '../../../kernel/feature.ts'
import type { LinkTarget } from '../../../kernel/link-target.ts'
import { createQuery, mapResource, type Query, type Resource, structuralShare } from '../../../kernel/query.ts'
import type { Result } from '../../../kernel/result.ts'
import { readOnly, type Store, writable } from '../../../kernel/store.ts'
import type { EndpointInput, EndpointOutput } from '../../../transport/endpoint.ts'
import { type Session, session } from '../../auth/session/session.ts'
import { onUserChange } from '../../auth/session/user-scope.ts'
import { bannersFor, newestFirst, readAnnouncement } from './announcement-rules.ts'
import { announcementList } from './endpoints.ts'

export interface Announcement {
  readonly id: number
  readonly title: string
  /** HTML as sent; sanitise before showing. */
  readonly content: string
  /** ms since the epoch. */
  readonly startDate: number | undefined
  readonly endDate: number | undefined
  readonly noExpiry: boolean
  readonly categoryIds: readonly number[]
  /** Ordered by sequence. */
  readonly images: readonly string[]
  readonly groupName: string | undefined
  readonly read: boolean
  /** The row as received, for fields that the specification does not name (PDATA-12). */
  readonly raw: Readonly<Record<string, unknown>>
}

export interface Banner {
  readonly bannerId: number
  /** Where a tap leads. */
  readonly target: LinkTarget
  readonly title: string | undefined
  readonly groupName: string | undefined
  /** Ordered by sequence (DATA-06). */
  readonly images: readonly string[]
  /** The row as received (PDATA-12). */
  readonly raw: Readonly<Record<string, unknown>>
}

export interface Announcements {
  /** Banners of m_home. */
  readonly $banners: Store<Resource<readonly Banner[]>>
  /** Group 'player': the ticker and /m/notice. */
  readonly $notices: Store<Resource<readonly Announcement[]>>
  /** Group 'popup', with m_home; `homePopups` says which of them to show, and when. */
  readonly $popups: Store<Resource<readonly Announcement[]>>
  /** Loads banners, notices and popups of the lobby (PDATA-04, variant 1). */
  loadHome(): Promise<Result>
  /** Loads them again, while the old ones are shown. */
  refreshHome(): Promise<Result>
  /** Banners of another group: m_reg for registration, m_game for the side menu (DATA-06). */
  bannersOf(group: BannerGroup): Store<Resource<readonly Banner[]>>
  loadBanners(group: BannerGroup): Promise<Result>
}

/** Groups that have banners (DATA-06). */
const BANNER_GROUPS = ['m_home', 'm_reg', 'm_game'] as const
export type BannerGroup = (typeof BANNER_GROUPS)[number]

export type AnnouncementVariant =
  /** Variant 1: banners of a group, notices and popups. */
  | { readonly variant: 'group'; readonly groupName: BannerGroup }
  /** Variant 2: everything of every group. */
  | { readonly variant: 'all' }
  /** Variant 3: promotions. */
  | { readonly variant: 'promotions' }
  /** Variant 4: for agents. */
  | { readonly variant: 'agent' }

type WireQuery = Pick<EndpointInput<typeof announcementList>, 'types' | 'groupName'>

const { Agent, Banner, H, Player, PopUp, Promotion } = CONTENT_TYPES

/**
 * The input of the four variants of the call (PDATA-03, PDATA-04).
 *
 * @throws FoyerError `request.invalid` for a group that has no banners.
 */
export function announcementQuery(query: AnnouncementVariant): WireQuery {
  switch (query.variant) {
    case 'group':
      if (!BANNER_GROUPS.includes(query.groupName))
        throw new FoyerError({ code: 'request.invalid', field: 'groupName' })
      return { types: [Banner, Player, PopUp].join(), groupName: query.groupName }
    case 'all':
      return { types: [Banner, Player, PopUp, Promotion, H].join(), groupName: '' }
    case 'promotions':
      return { types: Promotion, groupName: '' }
    case 'agent':
      return { types: Agent, groupName: 'm_home' }
  }
}

type Output = EndpointOutput<typeof announcementList>

/** One request for announcements, and the view of its response that is shown. */
interface View<Shown> {
  readonly $shown: Store<Resource<Shown>>
  readonly control: Query<Output>
}

export function createAnnouncements(context: FeatureContext, session: Session): Announcements {
  const { call, config, scope, $language } = context
  const controls = new Set<Query<Output>>()

  const request = (variant: AnnouncementVariant): Query<Output> => {
    const control = createQuery<Output>({
      context,
      feature: 'announcements',
      language: 'each',
      load: (signal) =>
        call(
          announcementList,
          {
            ...announcementQuery(variant),
            platform: 'M',
            merchantCode: config.merchant,
            language: $language.get(),
          },
          { signal },
        ),
    })
    controls.add(control)
    return control
  }

  const view = <Shown>(control: Query<Output>, show: (response: Output) => Shown): View<Shown> => {
    const $shown = writable<Resource<Shown>>({ status: 'idle' })
    let last: Shown | undefined
    const publish = () => {
      $shown.set(
        mapResource(control.$state.get(), (response) => {
          last = structuralShare(last, show(response))
          return last
        }),
      )
    }
    scope.add(control.$state.listen(publish))
    // Read marks depend on the user (NOTICE-05).
    scope.add(session.$state.listen(publish))
    return { $shown: readOnly($shown), control }
  }

  const rows = (list: Output['player']): readonly Announcement[] =>
    list.map((row) => readAnnouncement(row, session.$state.get()))

  const banners = new Map<BannerGroup, View<readonly Banner[]>>()
  const ofGroup = (group: BannerGroup): View<readonly Banner[]> => {
    const known = banners.get(group)
    if (known !== undefined) return known
    const fresh = view(request({ variant: 'group', groupName: group }), (response) =>
      bannersFor(group, response.banners, context),
    )
    banners.set(group, fresh)
    return fresh
  }

  const home = ofGroup('m_home')
  const notices = view(home.control, ({ player }) => newestFirst(rows(player)))
  const popups = view(home.control, ({ popup }) => rows(popup))

  const used = () => [...controls].filter((control) => control.$state.get().status !== 'idle')

  scope.add(
    onUserChange(session, () => {
      for (const control of used()) void control.refresh()
    }),
  )

  return {
    $banners: home.$shown,
    $notices: notices.$shown,
    $popups: popups.$shown,
    loadHome: () => home.control.load(),
    refreshHome: () => home.control.refresh(),
    bannersOf: (group) => ofGroup(group).$shown,
    loadBanners: (group) => ofGroup(group).control.load(),
  }
}

/** Banners, notices and popups. Promotions are a feature of their own, `promotions`. */
export const announcements: Feature<Announcements> = defineFeature({
  id: 'announcements',
  needs: { session },
  create: (context, { session }) => createAnnouncements(context, session),
})
