import { expect, it } from 'vitest'
import { LIMITS } from './limits.ts'

it('[CONST-09][PCONST-06] the figures of the specification, each named once, frozen through', () => {
  expect(LIMITS).toMatchInlineSnapshot(`
    {
      "autoLoginMs": 5000,
      "badgeCap": 99,
      "bannerAdvanceMs": 5000,
      "bannerTransitionMs": 1000,
      "cacheTtlMs": 86400000,
      "chatDelayMs": 500,
      "datePicker": {
        "maxYear": 2030,
        "minYear": 2000,
      },
      "guestInfoMs": 2000,
      "hotAdvanceMs": 8000,
      "humanProofMs": 60000,
      "iconPx": 96,
      "languageReloadMs": 250,
      "loadAheadPx": 400,
      "loadMoreMs": 1000,
      "loading": {
        "endless": 9999000,
        "list": 3000,
        "loading": 15000,
        "password": 10000,
        "sms": 10000,
      },
      "loadingDismissMs": 15000,
      "markReadMs": 150,
      "marqueeFps": 30,
      "minIos": "12.4",
      "moneyMask": "****",
      "pageFadeMs": 300,
      "pageSizes": {
        "categoryGames": 36,
        "favouriteIds": 100,
        "favouritesList": 30,
        "gameList": 25,
        "gameListFavourites": 25,
        "homeFavourites": 15,
        "homeList": 24,
        "homePerVendor": 9,
        "hotReveal": 25,
        "recent": 25,
        "records": 25,
      },
      "passwordRedirectMs": 1000,
      "popupPxPerRem": 100,
      "press": {
        "inMs": 130,
        "longMs": 370,
        "mouseIgnoreMs": 300,
        "movePx": 30,
        "outMs": 100,
        "retentionPx": 20,
      },
      "revalidateMs": 200,
      "searchDebounceMs": {
        "categoryGames": 400,
        "gameList": 600,
        "hotGames": 400,
      },
      "secretMs": 3000,
      "slowMs": 8000,
      "smsInitialSeconds": 60,
      "smsSentMs": 1500,
      "smsTickMs": 500,
      "swipeBackPx": 100,
      "swipePx": 60,
      "tabScrollMs": 200,
      "tabsPerView": 5,
      "timeoutMs": 30000,
      "toast": {
        "default": 1500,
        "long": 8000,
        "short": 3000,
        "success": 1000,
      },
      "unreadMs": 250,
      "upload": {
        "maxBytes": 5242880,
        "maxCount": 3,
        "timeoutMs": 300000,
      },
    }
  `)
  const frozen = (value: object): boolean =>
    Object.isFrozen(value) && Object.values(value).every((inner) => typeof inner !== 'object' || frozen(inner))
  expect(frozen(LIMITS)).toBe(true)
})

it('[CONST-08] icons of 96 px, a marquee at 30 frames a second', () => {
  expect([LIMITS.iconPx, LIMITS.marqueeFps]).toEqual([96, 30])
})
