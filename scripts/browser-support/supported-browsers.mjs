/** The oldest browsers that the site is for (settlement 24). The builds aim at them, and the built files are held to them. */
const OLDEST = Object.freeze({ chrome: '107', safari: '16.0' })

/** As esbuild, Vite and tsup want them. */
export const BUILD_TARGET = Object.entries(OLDEST).map(([name, version]) => name + version.replace(/\.0$/, ''))

/** As browserslist wants them. */
export const BROWSERSLIST = [`chrome ${OLDEST.chrome}`, `safari ${OLDEST.safari}`, `ios_saf ${OLDEST.safari}`]

/** As MDN's compatibility data names them. */
const MDN_BROWSERS = {
  chrome: OLDEST.chrome,
  chrome_android: OLDEST.chrome,
  webview_android: OLDEST.chrome,
  safari: OLDEST.safari,
  safari_ios: OLDEST.safari,
}

/** Whether every supported browser has it, by the `__compat` of an entry of MDN's data. */
export function isSupported({ support }) {
  return Object.entries(MDN_BROWSERS).every(([browser, oldest]) => {
    const statements = [support[browser] ?? []].flat()
    return statements.some(
      ({ version_added: added, version_removed: removed, flags, prefix, alternative_name: other }) =>
        typeof added === 'string' &&
        !removed &&
        !flags &&
        !prefix &&
        !other &&
        added !== 'preview' &&
        compare(added.replace('≤', ''), oldest) <= 0,
    )
  })
}

function compare(one, other) {
  const [a, b] = [one, other].map((version) => version.split('.').map(Number))
  for (let i = 0; i < Math.max(a.length, b.length); i += 1) {
    if ((a[i] ?? 0) !== (b[i] ?? 0)) return (a[i] ?? 0) - (b[i] ?? 0)
  }
  return 0
}
