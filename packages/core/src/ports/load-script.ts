/** As far as we need it; TypeScript does not know it yet. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL(address: string): string },
  ): {
    createScriptURL(address: string): unknown
  }
}

/** The page knows a script by its element, whoever asked for it first. */
const SCRIPT_ATTRIBUTE = 'data-foyer-script'

let policy: ReturnType<TrustedTypes['createPolicy']> | undefined

/**
 * Adds a script to the page, once. Which hosts may be asked is said by the page's own policy (`script-src`); under
 * `require-trusted-types-for` it has to name the policy `foyer-scripts` too (docs/hosting.md).
 */
export async function loadScript(address: string, signal: AbortSignal): Promise<void> {
  signal.throwIfAborted()
  const known = document.head.querySelector<HTMLScriptElement>(`script[${SCRIPT_ATTRIBUTE}="${CSS.escape(address)}"]`)
  if (known?.dataset.loaded !== undefined) return
  const script = known ?? createScript(address)
  await new Promise<void>((resolve, reject) => {
    const end = (settle: () => void) => () => {
      script.removeEventListener('load', loaded)
      script.removeEventListener('error', failed)
      signal.removeEventListener('abort', left)
      settle()
    }
    const loaded = end(() => {
      script.dataset.loaded = ''
      resolve()
    })
    const failed = end(() => {
      script.remove()
      reject(new TypeError('the script cannot be had'))
    })
    const left = end(() => reject(signal.reason))
    script.addEventListener('load', loaded)
    script.addEventListener('error', failed)
    signal.addEventListener('abort', left)
    if (!script.isConnected) document.head.append(script)
  })
}

function createScript(address: string): HTMLScriptElement {
  const script = document.createElement('script')
  script.async = true
  script.setAttribute(SCRIPT_ATTRIBUTE, address)
  // The setter takes what the policy made, where there are policies.
  Reflect.set(script, 'src', toTrustedUrl(address))
  return script
}

/** The name of a policy may be used once in a page: it is kept with the page, not with one of ours. */
function toTrustedUrl(address: string): unknown {
  const types: TrustedTypes | undefined = Reflect.get(window, 'trustedTypes')
  policy ??= types?.createPolicy('foyer-scripts', { createScriptURL: assertHttps })
  return policy === undefined ? assertHttps(address) : policy.createScriptURL(address)
}

function assertHttps(address: string): string {
  const { protocol, origin } = new URL(address, document.baseURI)
  if (protocol === 'https:' || origin === window.location.origin) return address
  throw new TypeError('scripts come over https')
}
