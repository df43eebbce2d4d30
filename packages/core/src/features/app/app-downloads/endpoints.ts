import * as z from 'zod/mini'
import { defineEndpoint } from '../../../transport/endpoint.ts'
import { documentedSchemas, noInput, text, wireList } from '../../../transport/wire-schemas.ts'

/** Types as they are sent; rows of other types are left out (DATA-07, PDATA-13). */
export const RESOURCE_TYPES = ['IOS', 'Android', 'MOBILECONFIG', 'AppDownloadIcon', 'TELEGRAM'] as const

const types = z.enum(RESOURCE_TYPES)

/** Platforms send other types too. */
const resourceType = z.pipe(text, types)
documentedSchemas.set(resourceType, () => types)

/** Download links (PCALL-18). */
export const resourceLinks = defineEndpoint({
  id: 'resourceLinks',
  method: 'GET',
  path: '/wps/resources/links',
  input: noInput,
  output: wireList(z.object({ resourceType, url: text })),
})
