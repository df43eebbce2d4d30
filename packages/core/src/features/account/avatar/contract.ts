import * as z from 'zod/mini'
import { defineEndpoint } from '../../../transport/endpoint.ts'
import { noInput, optionalText, text } from '../../../transport/wire.ts'

/** CALL-21 */
export const headIconGet = defineEndpoint({
  id: 'headIconGet',
  method: 'GET',
  path: '/wps/member/headIcon',
  input: noInput,
  output: z.object({ icon: optionalText }),
  auth: 'required',
})

/** CALL-22: an icon is known by the path of its picture. */
export const headIconSet = defineEndpoint({
  id: 'headIconSet',
  method: 'POST',
  path: '/wps/member/headIcon',
  input: z.object({ icon: text }),
  output: z.object({ icon: optionalText }),
  auth: 'required',
})
