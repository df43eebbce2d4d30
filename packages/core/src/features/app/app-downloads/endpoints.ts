import * as z from 'zod/mini'
import { defineEndpoint } from '../../../transport/endpoint.ts'
import { noInput, text, wireList } from '../../../transport/wire-schemas.ts'

/** Types as they are sent; rows of other types are left out (DATA-07, PDATA-13). */
export const RESOURCE_TYPES = ['IOS', 'Android', 'MOBILECONFIG', 'AppDownloadIcon', 'TELEGRAM'] as const

/** Platforms send other types too; unknown rows are left out. */
const resourceType = z.pipe(
  text,
  z.transform((value, context) => {
    const known = RESOURCE_TYPES.find((type) => type === value)
    if (known !== undefined) return known
    context.issues.push({ code: 'custom', input: value })
    return z.NEVER
  }),
)

/** Download links (PCALL-18). */
export const resourceLinks = defineEndpoint({
  id: 'resourceLinks',
  method: 'GET',
  path: '/wps/resources/links',
  input: noInput,
  output: wireList(z.object({ resourceType, url: text })),
})
