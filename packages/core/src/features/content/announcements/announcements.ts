import { atom, type ReadableAtom } from 'nanostores'
import { CONTENT_TYPES } from '../../../config/codes.ts'
import type { Feature } from '../../../foyer.ts'
import { FoyerError } from '../../../kernel/errors.ts'
import type { FeatureContext } from '../../../kernel/feature-context.ts'
import { createResource, type Resource, type ResourceControl } from '../../../kernel/resource.ts'
import { structuralShare } from '../../../kernel/structural-share.ts'
import type { EndpointInput, EndpointOutput } from '../../../transport/endpoint.ts'
import type { Session } from '../../auth/session/session.ts'
import { onUserChange } from '../../auth/session/user-scope.ts'
import { bannersFor, newestFirst, readAnnouncement } from './announcement-rules.ts'
import { announcements } from './contract.ts'

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
  /** In order of sequence. */
  readonly images: readonly string[]
  readonly groupName: string | undefined
  readonly read: boolean
  /** The row as received, for fields that the specification does not name (PDATA-12). */
  readonly raw: Readonly<Record<string, unknown>>
}

export interface Banner {
  readonly bannerId: number
  /** Where a tap leads, checked: own path or allowed address; undefined: nowhere. */
  readonly url: string | undefined
  readonly title: string | undefined
  readonly groupName: string | undefined
  /** In order of sequence (DATA-06). */
  readonly images: readonly string[]
  /** The row as received (PDATA-12). */
  readonly raw: Readonly<Record<string, unknown>>
}

export interface Announcements {
  /** Banners of m_home. */
  readonly $banners: ReadableAtom<Resource<readonly Banner[]>>
  /** Group 'player': the ticker and /m/notice. */
  readonly $notices: ReadableAtom<Resource<readonly Announcement[]>>
  readonly $promotions: ReadableAtom<Resource<readonly Announcement[]>>
  /** Group 'popup', with m_home; `homePopupsFeature` says which of them to show, and when. */
  readonly $popups: ReadableAtom<Resource<readonly Announcement[]>>
  /** PDATA-04 variant 1, with m_home. */
  loadHome(): Promise<void>
  /** Asks anew behind what is shown. */
  refreshHome(): Promise<void>
  /** PDATA-04 variant 3. */
  loadPromotions(): Promise<void>
  /** Banners of another group: m_reg for registration, m_game for the side menu (DATA-06). */
  bannersOf(group: BannerGroup): ReadableAtom<Resource<readonly Banner[]>>
  loadBanners(group: BannerGroup): Promise<void>
}

/** DATA-06 */
const BANNER_GROUPS = ['m_home', 'm_reg', 'm_game'] as const
export type BannerGroup = (typeof BANNER_GROUPS)[number]

export type AnnouncementVariant =
  /** 1: banners of a group, notices and popups. */
  | { readonly variant: 'group'; readonly groupName: BannerGroup }
  /** 2: everything, of no group in particular. */
  | { readonly variant: 'all' }
  /** 3 */
  | { readonly variant: 'promotions' }
  /** 4 */
  | { readonly variant: 'agent' }

type Query = Pick<EndpointInput<typeof announcements>, 'types' | 'groupName'>

const { Agent, Banner, H, Player, PopUp, Promotion } = CONTENT_TYPES

/**
 * The four questions for announcements (PDATA-03, PDATA-04).
 * @throws FoyerError `request.invalid` for a group that has no banners.
 */
export function announcementQuery(asked: AnnouncementVariant): Query {
  switch (asked.variant) {
    case 'group':
      if (!BANNER_GROUPS.includes(asked.groupName))
        throw new FoyerError({ code: 'request.invalid', field: 'groupName' })
      return { types: [Banner, Player, PopUp].join(), groupName: asked.groupName }
    case 'all':
      return { types: [Banner, Player, PopUp, Promotion, H].join(), groupName: '' }
    case 'promotions':
      return { types: Promotion, groupName: '' }
    case 'agent':
      return { types: Agent, groupName: 'm_home' }
  }
}

type Answer = EndpointOutput<typeof announcements>

/** One question for announcements and what is shown of its answer. */
interface Part<Shown> {
  readonly $shown: ReadableAtom<Resource<Shown>>
  readonly control: ResourceControl<Answer>
}

export function createAnnouncements(context: FeatureContext, session: Session): Announcements {
  const { call, config, scope, $language } = context
  const controls = new Set<ResourceControl<Answer>>()

  const ask = (variant: AnnouncementVariant): ResourceControl<Answer> => {
    const control = createResource<Answer>({
      scope,
      load: (signal) =>
        call(
          announcements,
          {
            ...announcementQuery(variant),
            platform: 'M',
            merchantCode: config.merchantCode,
            language: $language.get(),
          },
          { signal },
        ),
    })
    controls.add(control)
    return control
  }

  const part = <Shown>(control: ResourceControl<Answer>, show: (response: Answer) => Shown): Part<Shown> => {
    const $shown = atom<Resource<Shown>>({ status: 'idle' })
    let last: Shown | undefined
    const publish = () => {
      const state = control.$state.get()
      if (state.status !== 'ready') return $shown.set(state)
      last = structuralShare(last, show(state.data))
      $shown.set({ ...state, data: last })
    }
    scope.add(control.$state.listen(publish))
    // Read marks belong to the person (NOTICE-05).
    scope.add(session.$state.listen(publish))
    return { $shown, control }
  }

  const rows = (list: Answer['player']): readonly Announcement[] =>
    list.map((row) => readAnnouncement(row, session.$state.get()))

  const banners = new Map<BannerGroup, Part<readonly Banner[]>>()
  const ofGroup = (group: BannerGroup): Part<readonly Banner[]> => {
    const known = banners.get(group)
    if (known !== undefined) return known
    const fresh = part(ask({ variant: 'group', groupName: group }), (response) =>
      bannersFor(group, response.banners, context),
    )
    banners.set(group, fresh)
    return fresh
  }

  const home = ofGroup('m_home')
  const notices = part(home.control, ({ player }) => newestFirst(rows(player)))
  const popups = part(home.control, ({ popup }) => rows(popup))
  const promotions = part(ask({ variant: 'promotions' }), ({ promotion }) => rows(promotion))

  const used = () => [...controls].filter((control) => control.$state.get().status !== 'idle')

  scope.add(
    $language.listen(() => {
      for (const control of used()) {
        control.reset()
        void control.load()
      }
    }),
  )
  scope.add(
    onUserChange(session, () => {
      for (const control of used()) void control.refresh()
    }),
  )

  return {
    $banners: home.$shown,
    $notices: notices.$shown,
    $promotions: promotions.$shown,
    $popups: popups.$shown,
    loadHome: () => home.control.load(),
    refreshHome: () => home.control.refresh(),
    loadPromotions: () => promotions.control.load(),
    bannersOf: (group) => ofGroup(group).$shown,
    loadBanners: (group) => ofGroup(group).control.load(),
  }
}

/** Banners, notices, promotions. */
export const announcementsFeature: Feature<Announcements> = ({ context, session }) =>
  createAnnouncements(context, session)
