export { Avatar, type AvatarProps } from './components/avatar/avatar.tsx'
export { MemberAvatar } from './components/avatar/member-avatar.tsx'
export { Badge, type BadgeProps } from './components/badge/badge.tsx'
export { Balance } from './components/balance/balance.tsx'
export { BannerCarousel } from './components/banner-carousel/banner-carousel.tsx'
export { Button, type ButtonProps } from './components/button/button.tsx'
export type { ButtonLook, ButtonSize, ButtonTone } from './components/button/button-class.ts'
export { ButtonLink, type ButtonLinkProps } from './components/button/button-link.tsx'
export { CaptchaField, type CaptchaFieldProps } from './components/captcha-field/captcha-field.tsx'
export { CategoryBrowser, type CategoryBrowserProps } from './components/category-browser/category-browser.tsx'
export { LateCategoryBrowser } from './components/category-browser/late-category-browser.tsx'
export { CategorySelect, type CategorySelectProps } from './components/category-select/category-select.tsx'
export { categoryName } from './components/category-tabs/category-name.ts'
export { CategoryTabs, type CategoryTabsProps } from './components/category-tabs/category-tabs.tsx'
export { ChangePasswordForm } from './components/change-password-form/change-password-form.tsx'
export { Checkbox, type CheckboxProps } from './components/checkbox/checkbox.tsx'
export { DateField, type DateFieldProps } from './components/date-field/date-field.tsx'
export {
  DialingCodeSelect,
  type DialingCodeSelectProps,
} from './components/dialing-code-select/dialing-code-select.tsx'
export { PhoneField, type PhoneFieldProps } from './components/dialing-code-select/phone-field.tsx'
export { Dialog, type DialogProps } from './components/dialog/dialog.tsx'
export { DrawCard, type DrawCardProps } from './components/draw-card/draw-card.tsx'
export { DrawnNumbers, type DrawnNumbersProps } from './components/drawn-numbers/drawn-numbers.tsx'
export { EmptyState, type EmptyStateProps } from './components/empty-state/empty-state.tsx'
export { errorText } from './components/failed-state/error-text.ts'
export { FailedState, type FailedStateProps } from './components/failed-state/failed-state.tsx'
export { FilterChips, type FilterChipsProps } from './components/filter-chips/filter-chips.tsx'
export { FilterDrawer, type FilterDrawerProps } from './components/filter-drawer/filter-drawer.tsx'
export { Footer, type FooterProps } from './components/footer/footer.tsx'
export { FooterMenu } from './components/footer-menu/footer-menu.tsx'
export { ForgotForm } from './components/forgot-form/forgot-form.tsx'
export { GameGrid, type GameGridProps } from './components/game-grid/game-grid.tsx'
export { GameListScreen, type GameListScreenProps } from './components/game-list-screen/game-list-screen.tsx'
export { GameSlider, type GameSliderProps } from './components/game-slider/game-slider.tsx'
export { GameTile, type GameTileProps } from './components/game-tile/game-tile.tsx'
export { HeadIconPicker, type HeadIconPickerProps } from './components/head-icon-picker/head-icon-picker.tsx'
export { Header, type HeaderProps } from './components/header/header.tsx'
export { Heart, type HeartProps } from './components/heart/heart.tsx'
export { HotCarousel } from './components/hot-carousel/hot-carousel.tsx'
export { HumanCheck, type HumanCheckProps } from './components/human-check/human-check.tsx'
export { IconButton, type IconButtonProps } from './components/icon-button/icon-button.tsx'
export { IdentityCard, type IdentityCardProps } from './components/identity-card/identity-card.tsx'
export { VerificationMark } from './components/identity-card/verification-mark.tsx'
export {
  LanguageList,
  LanguagePicker,
  type LanguagePickerProps,
} from './components/language-picker/language-picker.tsx'
export { Late, type LateProps } from './components/late/late.tsx'
export { type LatePart, latePart } from './components/late/late-part.ts'
export { usePart } from './components/late/use-part.ts'
export { LaunchFrame } from './components/launch-frame/launch-frame.tsx'
export { Link, type LinkProps } from './components/link/link.tsx'
export { ListShelf, type ListShelfProps } from './components/list-shelf/list-shelf.tsx'
export { ListTabs, type ListTabsProps } from './components/list-tabs/list-tabs.tsx'
export { LoginForm } from './components/login-form/login-form.tsx'
export { LoginNav } from './components/login-nav/login-nav.tsx'
export { Logo, type LogoProps } from './components/logo/logo.tsx'
export { LotteryDraws, type LotteryDrawsProps } from './components/lottery-draws/lottery-draws.tsx'
export { MEMBER_ICONS } from './components/member-menu/member-icons.ts'
export { MemberMenu, type MemberMenuProps } from './components/member-menu/member-menu.tsx'
export { MemberMenuButton } from './components/member-menu/member-menu-button.tsx'
export { MemberPanel, type MemberPanelProps } from './components/member-menu/member-panel.tsx'
export { NativeSelect, type NativeSelectProps, type SelectOption } from './components/native-select/native-select.tsx'
export { OfflineMark, type OfflineMarkProps } from './components/offline-mark/offline-mark.tsx'
export { Picture, type PictureProps } from './components/picture/picture.tsx'
export { PopupHost } from './components/popup-host/popup-host.tsx'
export { MoneyChange, type MoneyChangeProps } from './components/record-list/money-change.tsx'
export { RecordList, type RecordListProps } from './components/record-list/record-list.tsx'
export { BetRecords, DayRecords, TransactionRecords } from './components/record-list/record-lists.tsx'
export { showMoment } from './components/record-list/when.ts'
export { RegisterForm } from './components/register-form/register-form.tsx'
export { RichText, type RichTextProps } from './components/rich-text/rich-text.tsx'
export { ScrollTop } from './components/scroll-top/scroll-top.tsx'
export { SearchBox, type SearchBoxProps } from './components/search-box/search-box.tsx'
export { Segments, type SegmentsProps } from './components/segments/segments.tsx'
export { ServiceButtons } from './components/service-links/service-buttons.tsx'
export { Sheet, type SheetProps } from './components/sheet/sheet.tsx'
export { CategoryIcon, type CategoryIconProps } from './components/side-menu/category-icon.tsx'
export { SideMenu, type SideMenuProps } from './components/side-menu/side-menu.tsx'
export { Skeleton, type SkeletonProps } from './components/skeleton/skeleton.tsx'
export { SmsCodeField, type SmsCodeFieldProps } from './components/sms-code-field/sms-code-field.tsx'
export { SocialButtons } from './components/social-buttons/social-buttons.tsx'
export { StatusScreen, type StatusScreenProps } from './components/status-screen/status-screen.tsx'
export { TextField, type TextFieldProps } from './components/text-field/text-field.tsx'
export { Ticker } from './components/ticker/ticker.tsx'
export { BackBar, type TitleBarProps, TopBar } from './components/title-bar/title-bar.tsx'
export { ToastHost } from './components/toast-host/toast-host.tsx'
export { ImageSlot, type ImageSlotProps } from './components/upload-field/image-slot.tsx'
export { UploadProgress, type UploadProgressProps } from './components/upload-field/upload-progress.tsx'
export { VendorIcon, type VendorIconProps } from './components/vendor-menu/vendor-icon.tsx'
export { VendorMenu, type VendorMenuProps } from './components/vendor-menu/vendor-menu.tsx'
export { VerificationScreen } from './components/verification-screen/verification-screen.tsx'
export { WinnerBoard } from './components/winner-board/winner-board.tsx'
export { useAccess } from './hooks/access.ts'
export { useFieldFocus } from './hooks/field-focus.ts'
export { useFlag } from './hooks/flag.ts'
export { useHeadIcon } from './hooks/head-icon.ts'
export { useMemberData } from './hooks/member-data.ts'
export { useOwned } from './hooks/owned.ts'
export { storeHook } from './hooks/store-hook.ts'
export {
  useBanners,
  useCatalogue,
  useLanguage,
  useMember,
  useOnline,
  usePage,
  useSession,
  useSite,
  useSiteStatus,
  useTheme,
  useWallet,
  useWallets,
} from './hooks/stores.ts'
export { useGameList } from './hooks/use-game-list.ts'
export { useLottery } from './hooks/use-lottery.ts'
export { useResource } from './hooks/use-resource.ts'
export { useSelect } from './hooks/use-select.ts'
export { useShelf } from './hooks/use-shelf.ts'
export { useSuggestions } from './hooks/use-suggestions.ts'
export { useVerification } from './hooks/verification.ts'
export { FoyerProvider, type FoyerProviderProps } from './provider/foyer-provider.tsx'
export { useFeature } from './provider/use-feature.ts'
export { useFoyer } from './provider/use-foyer.ts'
export { LOCALES, type Locale, type Locales, type Messages, type TextKey } from './text/locales.ts'
export {
  createText,
  type ShownLanguage,
  type Text,
  type TextArea,
  type TextOptions,
  type TextParams,
  type Translate,
} from './text/text.ts'
export { useLocales, usePageTexts, useShownLanguage, useText, useTextAreas } from './text/use-text.ts'
