import * as z from 'zod/mini'
import { defineEndpoints } from '../../../kernel/endpoint.ts'
import { documentedSchemas, noInput, text, wireList } from '../../../transport/wire-schemas.ts'

/** Types as they are sent; rows of other types are left out (DATA-07, PDATA-13). */
export const RESOURCE_TYPES = ['IOS', 'Android', 'MOBILECONFIG', 'AppDownloadIcon', 'TELEGRAM'] as const

const types = z.enum(RESOURCE_TYPES)

/** Platforms send other types too. */
const resourceType = z.pipe(text, types)
documentedSchemas.set(resourceType, () => types)

export const appDownloadEndpoints = defineEndpoints({
  /** Download links (PCALL-18). */
  resourceLinks: {
    method: 'GET',
    path: '/wps/resources/links',
    input: noInput,
    output: wireList(z.object({ resourceType, url: text })),
  },
})
