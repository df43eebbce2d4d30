/**
 * The constants of the specification (player section 9, platform section 9), each in one place (CONST-09). ms unless the
 * name says otherwise. A merchant cannot change them; settings are in `config.ts`.
 */
export const SPEC_CONSTANTS = Object.freeze({
  /** ROUTE-25 */
  pageFadeMs: 300,
  /** ROUTE-26 */
  swipeBackPx: 100,
  /** CONST-04 */
  swipePx: 60,
  /** HOME-03 */
  bannerAdvanceMs: 5000,
  bannerTransitionMs: 1000,
  /** HOME-04 */
  hotAdvanceMs: 8000,
  /** HOME-09 */
  tabsPerView: 5,
  tabScrollMs: 200,
  /** HOME-16 */
  languageReloadMs: 250,
  /** VALID-19 */
  revalidateMs: 200,
  /** LIST-04 */
  searchDebounceMs: Object.freeze({ categoryGames: 400, gameList: 600, hotGames: 400 }),
  /** LIST-09 */
  prefetchPx: 400,
  /** LIST-10 */
  loadMoreMs: 1000,
  /** CONST-02 */
  unreadMs: 250,
  /** NOTICE-06 */
  markReadMs: 150,
  /** CONST-03 */
  chatDelayMs: 500,
  /** CHPW-07 */
  passwordRedirectMs: 1000,
  /** How long a start waits for the automatic sign-in (SESSION-06). */
  autoSignInMs: 5000,
  /** How long a return target is kept (ROUTE-30). */
  returnTargetMs: 600_000,
  /** How long to wait for the decryption of a secret (SESSION-10). */
  secretMs: 3000,
  /** SMS-04 */
  smsTickMs: 500,
  smsInitialSeconds: 60,
  /** A proof of work that takes longer is aborted (settlement 4). */
  humanProofMs: 60_000,
  /** TOAST-01 */
  toast: Object.freeze({ success: 1000, default: 1500, short: 3000, long: 8000 }),
  /** TOAST-02 */
  loading: Object.freeze({ list: 3000, password: 10_000, sms: 10_000, loading: 15_000, endless: 9_999_000 }),
  /** After this time a loading toast can be dismissed by hand (settlement 14). */
  loadingDismissMs: 15_000,
  /** TOAST-03 */
  guestInfoMs: 2000,
  smsSentMs: 1500,
  /** HOME-20, CONST-08 */
  marqueeFps: 30,
  iconPx: 96,
  /** ERR-17 */
  slowMs: 8000,
  timeoutMs: 30_000,
  /** The longest accepted Retry-After, one day: more is a mistake of the server. */
  longestRetryAfterMs: 86_400_000,
  /** The maximum size of a response: parsing more would block the page for too long. */
  answer: Object.freeze({ maxBytes: 4_194_304, maxRows: 10_000, maxInvalidRows: 500 }),
  /** One day (CACHE-02). */
  cacheTtlMs: 86_400_000,
  /** The range of date pickers (CONST-05). */
  datePicker: Object.freeze({ minYear: 2000, maxYear: 2030 }),
  /** The oldest iOS of the iPhone app (CONST-06). */
  minIos: '12.4',
  /** CONST-07 */
  popupPxPerRem: 100,
  /** The first whole hour of each greeting (AGENT-03). */
  greetingFrom: Object.freeze({ earlyAfternoon: 11, lateAfternoon: 15, evening: 19 }),
  /** PRESS-01 to 08 */
  press: Object.freeze({ inMs: 130, longMs: 370, outMs: 100, retentionPx: 20, mouseIgnoreMs: 300, movePx: 30 }),
  /** At most 5 MB for each image (APPLY-04, UPLOAD-01). */
  upload: Object.freeze({ maxBytes: 5_242_880, timeoutMs: 300_000 }),
  /** Characters of the comment of an application (APPLY-02). */
  applicationComment: 140,
  /** UNREAD */
  badgeCap: 99,
  /** SW-01, SW-02 */
  worker: Object.freeze({ waitingMs: 200, ownUpdateMs: 60_000 }),
  /** WALLET-02 */
  moneyMask: '****',
  /** LIST-14, HOME-14 */
  pageSizes: Object.freeze({
    homePerVendor: 9,
    homeList: 24,
    gameList: 25,
    recent: 25,
    categoryGames: 36,
    homeFavourites: 15,
    favouritesList: 30,
    gameListFavourites: 25,
    favouriteIds: 100,
    hotReveal: 25,
    records: 25,
  }),
})
