import { type AnyEndpoint, contract, type EndpointId } from '@foyer/core/contract'

export type Match =
  | {
      readonly kind: 'endpoint'
      readonly id: EndpointId
      readonly endpoint: AnyEndpoint
      /** What stood in the places of `{name}`. */
      readonly parameters: Readonly<Record<string, string>>
    }
  | { readonly kind: 'wrong-method'; readonly allowed: readonly string[] }
  | { readonly kind: 'none' }

interface Route {
  readonly id: EndpointId
  readonly endpoint: AnyEndpoint
  readonly segments: readonly string[]
}

const PLACE = /^\{(\w+)\}$/

const placesIn = ({ segments }: Route) => segments.filter((segment) => PLACE.test(segment)).length

/** What is written out wins over a place: `/withdrawal/terms` over `/withdrawal/{withdrawalId}`. */
const routes: readonly Route[] = (Object.keys(contract) as EndpointId[])
  .map((id) => ({ id, endpoint: contract[id], segments: contract[id].path.split('/') }))
  .sort((one, other) => placesIn(one) - placesIn(other))

function parametersOf(route: Route, segments: readonly string[]): Record<string, string> | undefined {
  if (segments.length !== route.segments.length) return undefined
  const parameters: Record<string, string> = {}
  for (const [index, expected] of route.segments.entries()) {
    const given = segments[index] ?? ''
    const name = PLACE.exec(expected)?.[1]
    if (name !== undefined && given !== '') parameters[name] = given
    else if (given !== expected) return undefined
  }
  return parameters
}

function decoded(pathname: string): readonly string[] | undefined {
  try {
    return pathname.split('/').map(decodeURIComponent)
  } catch {
    // A broken escape matches nothing.
    return undefined
  }
}

/** Finds the call that a request means, by the contract's methods and paths. */
export function matchEndpoint(method: string, pathname: string): Match {
  const segments = decoded(pathname)
  const allowed: string[] = []
  for (const route of segments ? routes : []) {
    const parameters = parametersOf(route, segments ?? [])
    if (!parameters) continue
    if (route.endpoint.method === method) {
      return { kind: 'endpoint', id: route.id, endpoint: route.endpoint, parameters }
    }
    allowed.push(route.endpoint.method)
  }
  return allowed.length > 0 ? { kind: 'wrong-method', allowed } : { kind: 'none' }
}
