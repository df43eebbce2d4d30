import * as z from 'zod/mini'
import { defineEndpoint } from '../../../transport/endpoint.ts'
import { noInput, optionalText, shortText } from '../../../transport/wire-schemas.ts'

/** The picture of the member (CALL-21). */
export const headIconGet = defineEndpoint({
  id: 'headIconGet',
  method: 'GET',
  path: '/wps/member/headIcon',
  input: noInput,
  output: z.object({ icon: optionalText }),
  auth: 'required',
})

/** Saves the picture of the member, by its path (CALL-22). */
export const headIconSet = defineEndpoint({
  id: 'headIconSet',
  method: 'POST',
  path: '/wps/member/headIcon',
  input: z.object({ icon: shortText }),
  output: z.object({ icon: optionalText }),
  auth: 'required',
})
