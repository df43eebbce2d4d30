import compatData from '@mdn/browser-compat-data/forLegacyNode'
import { isSupported } from './supported-browsers.mjs'

const { api, javascript } = compatData

const STATIC = /_static$/
/** Of the platform's methods in one plain word (`format`, `run`), everybody has namesakes. */
const TELLING = /[a-z][A-Z]/

/**
 * What MDN's compatibility data says is younger than the supported browsers, by the way it is written in a script:
 * globals, static members by their object, and methods whose name belongs to nothing older.
 */
export function tooNew() {
  const globals = new Set()
  const statics = []
  /** Whether everything of this name is too young. */
  const names = new Map()
  const telling = new Set()
  const { Intl: _, ...builtins } = javascript.builtins
  for (const [owners, isLanguage] of [
    [builtins, true],
    [api, false],
  ]) {
    for (const [owner, entry] of Object.entries(owners)) {
      const isYoung = entry.__compat !== undefined && !isSupported(entry.__compat)
      if (isYoung) globals.add(owner)
      for (const [key, { __compat }] of Object.entries(entry)) {
        if (__compat === undefined || key === owner || !/^\w+$/.test(key)) continue
        const young = isYoung || !isSupported(__compat)
        const name = key.replace(STATIC, '')
        if (owner === 'Window' && young) globals.add(name)
        if (STATIC.test(key) && young && !isYoung) statics.push([owner, name])
        names.set(name, (names.get(name) ?? true) && young)
        if (!STATIC.test(key) && (isLanguage || TELLING.test(name))) telling.add(name)
      }
    }
  }
  return { globals: [...globals], statics, methods: [...telling].filter((name) => names.get(name)) }
}
