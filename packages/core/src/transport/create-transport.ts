import type { Language } from '../config/code-lists.ts'
import type { FoyerConfig } from '../config/config.ts'
import { SPEC_CONSTANTS } from '../config/spec-constants.ts'
import type { AnyEndpoint, Call, EndpointOutput } from '../kernel/endpoint.ts'
import { FoyerError, isFoyerError, toFoyerError } from '../kernel/errors.ts'
import { createLazyModule } from '../kernel/lazy-module.ts'
import type { Log } from '../kernel/log.ts'
import type { Scope } from '../kernel/scope.ts'
import type { ServerClock } from '../kernel/server-clock.ts'
import type { Store } from '../kernel/store.ts'
import type { CompletePorts } from '../ports/ports.ts'
import { authInterceptor, type TokenProvider } from './auth-interceptor.ts'
import { buildRequest, type PlainRequest, withModule } from './build-request.ts'
import type { Codec, CodecOption } from './codec.ts'
import type { ConnectionMonitor } from './connection.ts'
import { createDedupe } from './dedupe.ts'
import { type HydrationResponses, queryKey } from './hydration.ts'
import { compose, type Next } from './interceptor.ts'
import type { PlatformKey } from './jwe-codec.ts'
import { keyInterceptor } from './key-interceptor.ts'
import { parseResponse, type RawResponse, readEmpty, readResponse } from './read-response.ts'
import { retryInterceptor } from './retry-interceptor.ts'
import { createSender } from './send.ts'
import type { DroppedRows } from './wire-schemas.ts'

export interface TransportOptions {
  readonly config: FoyerConfig
  readonly ports: CompletePorts
  readonly scope: Scope
  readonly time: ServerClock
  readonly connection: Omit<ConnectionMonitor, 'start'>
  readonly log: Log
  readonly $language: Store<Language>
  /** Default: JWE (settlement 2). */
  readonly codec?: CodecOption | undefined
  readonly hydration: HydrationResponses
  /** Finds out whether there is a network where the device says that there is none. */
  checkNetwork(): Promise<boolean>
  /** Receives the payloads that anyone may read, each with the cache key of its call. */
  onResponse(key: string, payload: unknown): void
  /** Called for every failed call, except aborted ones. */
  onFailure(error: FoyerError): void
  /** Fetches the platform's key through this transport (CRYPTO-03). */
  fetchKey(call: Call, signal: AbortSignal): Promise<PlatformKey>
}

export interface Transport {
  readonly call: Call
  /** The session is made after the transport, which it needs; until then calls are sent without a token. */
  setTokenProvider(tokenProvider: TokenProvider): void
}

/**
 * A call passes, from the outside in: sharing of equal reads with deadline and watch, auth, retry, a new key,
 * then request, codec, network, envelope, and the schema of the contract.
 */
export function createTransport(options: TransportOptions): Transport {
  const { config, connection, ports, scope, log, $language } = options
  let tokenProvider: TokenProvider | undefined

  const createCodec = (): Codec => {
    const chosen = options.codec
    if (typeof chosen === 'object') return chosen
    let loaded: Codec | undefined
    const loadJweCodec = createLazyModule(ports.network, async () => {
      const { jweCodec } = await import('./jwe-codec.ts')
      loaded = jweCodec({
        config: config.encryption,
        crypto: ports.crypto,
        fetchKey: (signal) => options.fetchKey(call, signal),
      })
      return loaded
    })
    // Loaded with the first encrypted call; before that there is no key to forget.
    const jwe: Codec = {
      encrypt: async (body, signal) => (await loadJweCodec()).encrypt(body, signal),
      forgetKey: () => loaded?.forgetKey(),
    }
    return chosen === undefined ? jwe : chosen(jwe)
  }
  const codec = createCodec()
  const send = createSender({ network: ports.network, clock: ports.clock, time: options.time, connection, log })
  const dedupe = createDedupe(scope)

  const encrypt = async (plain: PlainRequest, endpoint: string, signal: AbortSignal): Promise<PlainRequest> => {
    if (plain.body === undefined) return plain
    try {
      const { body, headers } = await codec.encrypt(plain.body, signal)
      return { ...plain, body, headers: { ...plain.headers, ...headers } }
    } catch (error) {
      signal.throwIfAborted()
      // Another error than ours is dropped, since it may quote the body, a password for example.
      throw isFoyerError(error) ? error : new FoyerError({ code: 'request.invalid', endpoint })
    }
  }

  let isDateMissingLogged = false
  const learnTime = ({ time, hasDate }: RawResponse, endpoint: string) => {
    if (time !== undefined) options.time.learn(time)
    if (hasDate !== false || isDateMissingLogged) return
    isDateMissingLogged = true
    // Without it, countdowns and ends are as wrong as the clock of the device.
    log.warn('time.unreadable', { endpoint })
  }

  const execute: Next = async (operation) => {
    const { endpoint, signal, onUploadProgress } = operation
    const { origin, standalone } = ports.device
    // One try decides, since the device may be wrong. Then the call fails before the key of an encrypted call is fetched (ERR-17).
    if (!ports.network.isOnline() && !(await options.checkNetwork())) {
      throw new FoyerError({ code: 'network.offline', endpoint: endpoint.id, retryable: true })
    }
    const plain = buildRequest(operation, { config, origin, standalone, language: $language.get(), codec })
    const outgoing = withModule(endpoint.encrypted ? await encrypt(plain, endpoint.id, signal) : plain, endpoint)
    const response = await send(outgoing, endpoint, { signal, onUploadProgress })
    const value = readResponse(response, operation, { config, log, codec })
    // Only a success is surely of the platform: the error page of a proxy or a hotel has a clock of its own.
    learnTime(response, endpoint.id)
    return value
  }

  const runInterceptors = compose(
    [
      authInterceptor(() => tokenProvider),
      retryInterceptor({ scope, clock: ports.clock, retries: config.http.retries }),
      keyInterceptor(codec),
    ],
    execute,
  )

  const overrides = new Map(Object.entries(config.endpoints))
  const withOverrides = <E extends AnyEndpoint>(endpoint: E): E => {
    const override = overrides.get(endpoint.id)
    if (override === undefined || override === false) return endpoint
    const {
      method = endpoint.method,
      path = endpoint.path,
      encrypted = endpoint.encrypted,
      bare = endpoint.bare,
    } = override
    return { ...endpoint, method, path, encrypted, bare }
  }

  /** @throws FoyerError `request.invalid` for input that JSON cannot write, such as a circle */
  const keyOf = (endpoint: AnyEndpoint, fields: Readonly<Record<string, unknown>>): string => {
    try {
      return queryKey(endpoint, fields, $language.get())
    } catch {
      throw new FoyerError({ code: 'request.invalid', endpoint: endpoint.id })
    }
  }

  const onDropped =
    ({ id }: AnyEndpoint) =>
    (rows: DroppedRows) =>
      log.warn('rows.dropped', { endpoint: id, ...rows })

  /**
   * The answer to a call that the merchant has switched off: nothing is sent.
   * @throws FoyerError `call.off` for a change, and for a read whose answer has required fields
   */
  const answerWithoutPlatform = async <E extends AnyEndpoint>(endpoint: E): Promise<EndpointOutput<E>> => {
    log.debug('call.off', { endpoint: endpoint.id })
    // `safe` is not enough: a change that can be repeated is safe too, and must not look made.
    if (endpoint.method === 'GET' && endpoint.safe) {
      const empty = readEmpty(endpoint)
      if (empty !== undefined) return empty.data
    }
    throw new FoyerError({ code: 'call.off', endpoint: endpoint.id })
  }

  const call: Call = async (
    declared,
    input,
    { signal = scope.signal, timeoutMs = SPEC_CONSTANTS.timeoutMs, onUploadProgress } = {},
  ) => {
    if (overrides.get(declared.id) === false) {
      const run = () => answerWithoutPlatform(declared)
      return dedupe.run({ endpoint: declared.id, key: undefined, timeoutMs, run }, signal)
    }
    const endpoint = withOverrides(declared)
    const fields = input as Readonly<Record<string, unknown>>
    const tokenNow = () => (endpoint.auth === 'none' ? undefined : tokenProvider?.token())
    const token = tokenNow()
    // Only reads have a key. The input of other calls holds passwords and codes.
    const readKey = endpoint.safe ? keyOf(endpoint, fields) : undefined
    // A document is written for everyone: it neither holds nor answers what depends on a session.
    const hydrationKey = endpoint.auth !== 'required' && token === undefined ? readKey : undefined
    const hydrated = hydrationKey === undefined ? undefined : options.hydration.get(hydrationKey)
    if (hydrationKey !== undefined && hydrated !== undefined) {
      options.hydration.delete(hydrationKey)
      return parseResponse(declared, hydrated, onDropped(declared))
    }
    const key = readKey === undefined ? undefined : `${readKey}${token ?? ''}`

    const sendOperation = async (requestSignal: AbortSignal) => {
      const endChange = endpoint.safe ? undefined : connection.beginChange()
      try {
        const deadline = ports.clock.monotonic() + timeoutMs
        const payload = await runInterceptors({
          endpoint,
          input: fields,
          token: undefined,
          signal: requestSignal,
          deadline,
          onUploadProgress,
        })
        // The token is added when the request is sent, so a session may have begun since the call.
        if (hydrationKey !== undefined && tokenNow() === undefined) options.onResponse(hydrationKey, payload)
        return parseResponse(declared, payload, onDropped(declared))
      } catch (error) {
        const failure = isFoyerError(error) ? error : toFoyerError(error, { code: 'unknown', endpoint: endpoint.id })
        const { code, status, field } = failure
        if (code !== 'request.aborted' && code !== 'disposed') {
          log.warn('call.failed', { endpoint: endpoint.id, code, status, field })
          connection.noteFailure(failure)
          options.onFailure(failure)
        }
        throw failure
      } finally {
        endChange?.()
      }
    }
    // An aborted request does not count, even while the network port still works on it; an upload shows how far it is.
    const watch = endpoint.silent || onUploadProgress !== undefined ? undefined : connection.watchCall
    return dedupe.run({ endpoint: endpoint.id, key, timeoutMs, run: sendOperation, watch }, signal)
  }

  return {
    call,
    setTokenProvider(provider) {
      tokenProvider = provider
    },
  }
}
