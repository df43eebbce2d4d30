import { atom, type ReadableAtom } from 'nanostores'
import type { FeatureContext } from '../../../kernel/feature-context.ts'
import { createResource, type Resource, type ResourceControl } from '../../../kernel/resource.ts'
import { structuralShare } from '../../../kernel/structural-share.ts'
import type { EndpointOutput } from '../../../transport/endpoint.ts'
import type { Session } from '../../auth/session/session.ts'
import { onUserChange } from '../../auth/session/user-scope.ts'
import type { Announcement, Announcements, Banner } from './announcements.ts'
import { announcements } from './contract.ts'
import { type AnnouncementVariant, announcementQuery, type BannerGroup } from './queries.ts'
import { bannersFor, newestFirst, readAnnouncement } from './rules.ts'

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
