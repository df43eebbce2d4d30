import * as z from 'zod/mini'
import { defineEndpoints } from '../../../kernel/endpoint.ts'
import {
  anything,
  noInput,
  optionalText,
  text,
  texts,
  wireMaybe,
  wireOr,
  wireSwitch,
} from '../../../transport/wire-schemas.ts'

/** The page of the app, as the merchant wants it (PDATA-11, DATA-10). */
const mobileTemplate = z.object({
  app_background: optionalText,
  app_desc: optionalText,
  app_desc_font_color: optionalText,
})

export const platformEndpoints = defineEndpoints({
  /** Flags and settings of the site (CALL-40). `templates` keep their text: only the text '1' means new (FLAG-05). */
  siteFlags: {
    method: 'GET',
    path: '/wps/site/settings',
    input: z.object({ merchantCode: text }),
    output: z.object({
      flags: wireOr(z.record(text, anything), {}),
      cdn: wireOr(texts, []),
      defaultCdn: optionalText,
      languages: wireOr(texts, []),
      currencySymbol: optionalText,
      mobileTemplate: wireMaybe(mobileTemplate),
    }),
    silent: true,
  },

  /** The status of the platform, with or without the envelope (CALL-24, PCALL-12). */
  siteStatus: {
    method: 'GET',
    path: '/wps/system/status',
    input: noInput,
    output: z.object({
      info: wireMaybe(anything),
      location: wireMaybe(z.object({ ip: optionalText })),
      maintenance: wireSwitch,
      regionRestriction: wireSwitch,
    }),
    bare: true,
    silent: true,
  },
})
