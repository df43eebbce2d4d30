import * as z from 'zod/mini'
import { documentHeaders } from '../../engine/document-headers.ts'
import { methodNotAllowed, notFound, refusalResponse, success } from '../../engine/json-responses.ts'
import { readBody } from '../../engine/read-body.ts'
import { invalidField, Refusal } from '../../world/refusal.ts'
import { createSecret } from '../../world/secure-random.ts'
import type { World } from '../../world/world.ts'
import { NETWORKS, renderNetworkPage, vouchedFor } from './network-page.ts'
import networkScript from './page/fake-sdk.js?raw'
import pageStyle from './page/page.css?raw'
import pageScript from './page/page.js?raw'

export const SOCIAL_PREFIX = '/sandbox/social/'

const SCRIPT = 'text/javascript; charset=utf-8'
const FILES: Readonly<Record<string, readonly [type: string, body: string]>> = {
  // One file has both globals; a site asks for it under the network's name.
  'facebook.js': [SCRIPT, networkScript],
  'google.js': [SCRIPT, networkScript],
  'page.js': [SCRIPT, pageScript],
  'page.css': ['text/css; charset=utf-8', pageStyle],
}

const choice = z.object({ network: z.enum(NETWORKS), userName: z.string() })

/** A token for the member's address at this network. Without a member, the token is for an address that no account has. */
async function choose(request: Request, { idTokens, members, randomBytes }: World): Promise<Response> {
  const parsed = z.safeParse(choice, await readBody(request, 'json'))
  if (!parsed.success) throw invalidField(parsed.error.issues[0]?.path.join('.') || 'body')
  const { network, userName } = parsed.data
  const chosen = vouchedFor(members.all()).find((account) => account.userName === userName)
  if (userName !== '' && chosen === undefined) throw invalidField('userName')
  const token = createSecret(randomBytes)
  const email = chosen?.email ?? `${createSecret(randomBytes)}@example.com`
  idTokens.trust(token, { channel: network, email })
  return success({ token })
}

/** Everything under `/sandbox/social/`: fakes of the networks' scripts and windows (LOGIN-05). */
export async function handleSocial(request: Request, url: URL, world: World): Promise<Response> {
  const name = url.pathname.slice(SOCIAL_PREFIX.length)
  if (name === 'choose') {
    if (request.method !== 'POST') return methodNotAllowed(['POST'])
    try {
      return await choose(request, world)
    } catch (reason) {
      if (reason instanceof Refusal) return refusalResponse(reason)
      throw reason
    }
  }
  if (request.method !== 'GET') return methodNotAllowed(['GET'])
  const network = NETWORKS.find((known) => known === name)
  if (network !== undefined) {
    return new Response(renderNetworkPage(network, vouchedFor(world.members.all())), {
      headers: { ...documentHeaders({ frame: 'none' }), 'Content-Type': 'text/html; charset=utf-8' },
    })
  }
  const file = Object.hasOwn(FILES, name) ? FILES[name] : undefined
  if (file === undefined) return notFound()
  const [type, body] = file
  return new Response(body, {
    headers: { 'Content-Type': type, 'Cache-Control': 'no-cache', 'X-Content-Type-Options': 'nosniff' },
  })
}
