/**
 * The figures of the specification (player section 9, platform section 9), each named once (CONST-09).
 * ms unless the name says otherwise. Not settings: what a merchant may change is in `config/`.
 */
export const LIMITS = Object.freeze({
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
  loadAheadPx: 400,
  /** LIST-10 */
  loadMoreMs: 1000,
  /** CONST-02 */
  unreadMs: 250,
  /** CONST-03 */
  chatDelayMs: 500,
  /** CHPW-07 */
  passwordRedirectMs: 1000,
  /** SESSION-06: until then a start waits for the silent login. */
  autoLoginMs: 5000,
  /** ROUTE-30: how long a page that was wanted before the login waits for it. */
  returnTargetMs: 600_000,
  /** SESSION-10: a browser that has not opened a secret by then will not. */
  secretMs: 3000,
  /** SMS-04 */
  smsTickMs: 500,
  smsInitialSeconds: 60,
  /** Settlement 4: a proof of work that takes longer is given up. */
  humanProofMs: 60_000,
  /** TOAST-01 */
  toast: Object.freeze({ success: 1000, default: 1500, short: 3000, long: 8000 }),
  /** TOAST-02 */
  loading: Object.freeze({ list: 3000, password: 10_000, sms: 10_000, loading: 15_000, endless: 9_999_000 }),
  /** Settlement 14: from then on a loading indication can be dismissed by hand. */
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
  /** Of the header Retry-After: a longer wait is a mistake of the server. One day. */
  longestRetryAfterMs: 86_400_000,
  /** What an answer may weigh, and hold: beyond that reading it would block the page longer than anybody waits. */
  answer: Object.freeze({ maxBytes: 4_194_304, maxRows: 10_000, maxUnfitRows: 500 }),
  /** CACHE-02: one day. */
  cacheTtlMs: 86_400_000,
  /** CONST-05: what dates are picked from. */
  datePicker: Object.freeze({ minYear: 2000, maxYear: 2030 }),
  /** CONST-06: of the app for iPhones. */
  minIos: '12.4',
  /** CONST-07 */
  popupPxPerRem: 100,
  /** PRESS-01 to 08 */
  press: Object.freeze({ inMs: 130, longMs: 370, outMs: 100, retentionPx: 20, mouseIgnoreMs: 300, movePx: 30 }),
  /** APPLY-04, UPLOAD-01: 5 MB, which are allowed. How many images there may be, the places of a form say. */
  upload: Object.freeze({ maxBytes: 5_242_880, timeoutMs: 300_000 }),
  /** UNREAD */
  badgeCap: 99,
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
