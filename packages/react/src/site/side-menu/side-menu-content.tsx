import { announcements } from '@foyer/core'
import { sideMenu } from '@foyer/core/site'
import { Gem, Languages, LogOut, type LucideIcon, Smartphone, UserPlus, Users } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { CategoryIcon } from '../../components/category-icon/category-icon.tsx'
import { LanguagePicker } from '../../components/language-picker/language-picker.tsx'
import { Link } from '../../components/link/link.tsx'
import { Note } from '../../components/note/note.tsx'
import { SupportChannels } from '../../components/support-links/support-channels.tsx'
import { useCatalogueData } from '../../hooks/store-hooks.ts'
import { useAccess } from '../../hooks/use-access.ts'
import { useCurrentPage } from '../../hooks/use-current-page.ts'
import { useResource } from '../../hooks/use-resource.ts'
import { useSupportEntries } from '../../hooks/use-support-entries.ts'
import { useFeature } from '../../provider/use-feature.ts'
import { useFoyer } from '../../provider/use-foyer.ts'
import { languageName } from '../../text/language-name.ts'
import { useLocales, useText, useTranslation } from '../../text/use-text.ts'
import { MenuBanner } from './menu-banner.tsx'

const REWARD_ICONS: Readonly<Record<string, LucideIcon>> = {
  vipBonus: Gem,
  inviteFriends: UserPlus,
  agencyCenter: Users,
}

export interface SideMenuContentProps {
  readonly onClose: () => void
}

/**
 * Categories, rewards, channels, banners and logout (MENU-01 to MENU-05). What is loaded stands below the fixed entries, and
 * the language and logout stay at the menu's bottom edge, so that nothing moves under a finger.
 */
export function SideMenuContent({ onClose }: SideMenuContentProps) {
  const t = useText()
  const foyer = useFoyer()
  const access = useAccess()
  const catalogue = useCatalogueData()
  const { code } = useTranslation()
  const language = useLocales()[code]?.name ?? languageName(code)
  const { result } = useCurrentPage()
  const [choosing, setChoosing] = useState(false)
  const codes = catalogue?.categories.map(({ code }) => code) ?? []
  const menu = sideMenu(access, codes)
  return (
    <nav className="fy-side-menu" aria-label={t('menu.title')}>
      <ul className="fy-menu-list">
        {menu.categories.map(({ id, labelKey, to }) => (
          <li key={id}>
            <Link
              to={to}
              className="fy-menu-item"
              data-category={id}
              aria-current={access.pathOf(to) === result.route.path ? 'page' : undefined}
              onClick={onClose}
            >
              <CategoryIcon code={id} />
              <span className="fy-menu-label">{t.has(labelKey) ? t.any(labelKey) : id}</span>
            </Link>
          </li>
        ))}
      </ul>
      <Section title={t('menu.rewards')}>
        {menu.rewards.map(({ id, labelKey, to }) => {
          const Icon = REWARD_ICONS[id] ?? Gem
          return (
            <li key={id}>
              <Link to={to} className="fy-menu-item" onClick={onClose}>
                <Icon aria-hidden className="fy-icon" />
                <span className="fy-menu-label">{t.any(labelKey)}</span>
              </Link>
            </li>
          )
        })}
      </Section>
      <Section title={t('menu.channels')}>
        <li>
          <Link to={{ name: 'app' }} className="fy-menu-item" onClick={onClose}>
            <Smartphone aria-hidden className="fy-icon" />
            <span className="fy-menu-label">{t('menu.app')}</span>
          </Link>
        </li>
        <SupportChannels onLeave={onClose} />
      </Section>
      <MenuBanners onLeave={onClose} />
      <ul className="fy-menu-list fy-side-menu-foot">
        <li>
          <button type="button" className="fy-menu-item" aria-haspopup="dialog" onClick={() => setChoosing(true)}>
            <Languages aria-hidden className="fy-icon" />
            <span className="fy-menu-label">{t('menu.language')}</span>
            <Note as="span" className="fy-menu-value">
              {language}
            </Note>
          </button>
        </li>
        {menu.logout ? (
          <li>
            <button
              type="button"
              className="fy-menu-item"
              onClick={() => {
                onClose()
                foyer.session.confirmSignOut()
              }}
            >
              <LogOut aria-hidden className="fy-icon fy-icon-directional" />
              <span className="fy-menu-label">{t('header.logout')}</span>
            </button>
          </li>
        ) : null}
      </ul>
      <LanguagePicker open={choosing} onClose={() => setChoosing(false)} onChoose={onClose} />
    </nav>
  )
}

function Section({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="fy-side-menu-title">
        {title}
      </h3>
      <ul className="fy-menu-list">{children}</ul>
    </section>
  )
}

/** Of the game group (MENU-03, DATA-06). */
const GROUP = 'm_game'

function MenuBanners({ onLeave }: { readonly onLeave: () => void }) {
  const t = useText()
  const announcementsApi = useFeature(announcements)
  const banners = useResource(announcementsApi.bannersOf(GROUP), () => announcementsApi.loadBanners(GROUP))
  const support = useSupportEntries()
  // The channels above come first, or they would push the banners down.
  const settled = support.status === 'ready' || support.status === 'failed'
  const shown = settled && banners.status === 'ready' ? banners.data : []
  if (shown.length === 0) return null
  return (
    <ul className="fy-side-menu-banners" aria-label={t('menu.banners')}>
      {shown.map((banner) => (
        <li key={banner.bannerId}>
          <MenuBanner banner={banner} onLeave={onLeave} />
        </li>
      ))}
    </ul>
  )
}
