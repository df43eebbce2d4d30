// A prototype, for weighing only: the names of `zod/mini` that the contract uses, with the behaviour that it relies on.
// Issues never hold the input, since it may contain a token.
// @ts-nocheck
const issue = (p, code, more = {}) => {
  p.issues.push({ code, path: [], message: 'Invalid input', ...more })
  return p
}
const sub = (s, value) => s._zod.run({ value, issues: [] })
const into = (p, key, r) => {
  for (const i of r.issues) p.issues.push({ ...i, path: [key, ...(i.path ?? [])] })
}
const isPlain = (v) => {
  if (typeof v !== 'object' || v === null) return false
  const c = Object.getPrototypeOf(v)
  return c === null || c === Object.prototype || Object.getPrototypeOf(c) === null
}
function make(def, parse, { optin, optout, values } = {}) {
  const schema = {
    _zod: {
      def,
      get optin() {
        return typeof optin === 'function' ? optin() : optin
      },
      get optout() {
        return typeof optout === 'function' ? optout() : optout
      },
      get values() {
        return typeof values === 'function' ? values() : values
      },
      run(p) {
        p = parse(p)
        if (def.checks && !p.issues.length) for (const c of def.checks) c(p)
        return p
      },
    },
    check: (...checks) =>
      make(
        { ...def, checks: [...(def.checks ?? []), ...checks.map((c) => (typeof c === 'function' ? c : c._zod.check))] },
        parse,
        { optin, optout, values },
      ),
    '~standard': {
      version: 1,
      vendor: 'foyer',
      validate: (value) => {
        const p = sub(schema, value)
        return p.issues.length ? { issues: p.issues } : { value: p.value }
      },
    },
  }
  return schema
}
const typed = (type, is) => () =>
  make({ type }, (p) => (is(p.value) ? p : issue(p, 'invalid_type', { expected: type })))
export const string = typed('string', (v) => typeof v === 'string')
export const number = typed('number', (v) => typeof v === 'number' && Number.isFinite(v))
export const int = typed('int', (v) => Number.isSafeInteger(v))
export const boolean = typed('boolean', (v) => typeof v === 'boolean')
const nul = typed('null', (v) => v === null)
export const unknown = typed('unknown', () => true)
export const any = unknown
export const custom = (fn = () => true) => make({ type: 'custom', fn }, (p) => (fn(p.value) ? p : issue(p, 'custom')))
const instance = (c) =>
  make({ type: 'custom' }, (p) => (p.value instanceof c ? p : issue(p, 'invalid_type', { expected: c.name })))
const set = (type, list, def) => {
  const values = new Set(list)
  return make({ type, ...def }, (p) => (values.has(p.value) ? p : issue(p, 'invalid_value', { values: list })), {
    values,
  })
}
const enumOf = (list) =>
  set('enum', Array.isArray(list) ? list : Object.values(list), {
    entries: Array.isArray(list) ? Object.fromEntries(list.map((x) => [x, x])) : list,
  })
export const literal = (v) => set('literal', [v].flat(), { values: [v].flat() })
function objectOf(shape, extra) {
  const keys = Object.keys(shape)
  return make({ type: 'object', shape, extra }, (p) => {
    const input = p.value
    if (typeof input !== 'object' || input === null || Array.isArray(input))
      return issue(p, 'invalid_type', { expected: 'object' })
    const out = {}
    for (const key of keys) {
      const { optin, optout } = shape[key]._zod
      const here = key in input
      if (!here && optout === 'optional' && optin === 'optional') continue
      const r = sub(shape[key], input[key])
      if (r.issues.length) {
        if (optin !== undefined && optout === 'optional' && !here) continue
        into(p, key, r)
      }
      if (!here && optin === undefined) {
        if (!r.issues.length) p.issues.push({ code: 'invalid_type', expected: 'nonoptional', path: [key] })
        continue
      }
      if (r.value !== undefined || here || (optin === 'defaulted' && optout !== 'optional')) out[key] = r.value
    }
    if (extra !== undefined) {
      const others = Object.keys(input).filter((k) => !Object.hasOwn(shape, k) && k !== '__proto__')
      if (extra === 'strict') {
        if (others.length) p.issues.push({ code: 'unrecognized_keys', keys: others, input, path: [] })
      } else for (const k of others) out[k] = input[k]
    }
    p.value = out
    return p
  })
}
export const object = (shape = {}) => objectOf(shape)
export const strictObject = (shape) => objectOf(shape, 'strict')
export const looseObject = (shape) => objectOf(shape, 'loose')
export const extend = (s, shape) => objectOf({ ...s._zod.def.shape, ...shape }, s._zod.def.extra)
export const array = (element) =>
  make({ type: 'array', element }, (p) => {
    if (!Array.isArray(p.value)) return issue(p, 'invalid_type', { expected: 'array' })
    p.value = p.value.map((v, i) => {
      const r = sub(element, v)
      into(p, i, r)
      return r.value
    })
    return p
  })
export const record = (keyType, valueType) =>
  make({ type: 'record', keyType, valueType }, (p) => {
    const input = p.value
    if (!isPlain(input)) return issue(p, 'invalid_type', { expected: 'record' })
    const out = {}
    for (const key of Object.keys(input)) {
      if (key === '__proto__') continue
      if (sub(keyType, key).issues.length) {
        p.issues.push({ code: 'invalid_key', input: key, path: [key] })
        continue
      }
      const r = sub(valueType, input[key])
      into(p, key, r)
      out[key] = r.value
    }
    p.value = out
    return p
  })
export const partialRecord = record
export const union = (options) =>
  make(
    { type: 'union', options },
    (p) => {
      const errors = []
      for (const o of options) {
        const r = sub(o, p.value)
        if (!r.issues.length) {
          p.value = r.value
          return p
        }
        errors.push(r.issues)
      }
      return issue(p, 'invalid_union', { errors })
    },
    {
      optin: () => (options.some((o) => o._zod.optin !== undefined) ? 'optional' : undefined),
      optout: () => (options.some((o) => o._zod.optout === 'optional') ? 'optional' : undefined),
    },
  )
export const pipe = (a, b) =>
  make(
    { type: 'pipe', in: a, out: b },
    (p) => {
      p = a._zod.run(p)
      return p.issues.length ? p : b._zod.run(p)
    },
    { optin: () => a._zod.optin, optout: () => b._zod.optout, values: () => a._zod.values },
  )
export const transform = (fn) =>
  make(
    { type: 'transform', transform: fn },
    (p) => {
      p.value = fn(p.value, p)
      return p
    },
    { optin: 'optional' },
  )
const inner = (s) => ({ optin: () => s._zod.optin, optout: () => s._zod.optout, values: () => s._zod.values })
export const optional = (s) =>
  make(
    { type: 'optional', innerType: s },
    (p) => {
      if (p.value !== undefined) return s._zod.run(p)
      if (s._zod.optin === 'defaulted') {
        const r = sub(s, undefined)
        p.value = r.issues.length ? undefined : r.value
      }
      return p
    },
    {
      optin: () => (s._zod.optin === 'defaulted' ? 'defaulted' : 'optional'),
      optout: 'optional',
      values: () => s._zod.values,
    },
  )
export const exactOptional = (s) =>
  make({ type: 'optional', innerType: s }, (p) => s._zod.run(p), { optin: 'optional', optout: 'optional' })
export const nullable = (s) =>
  make({ type: 'nullable', innerType: s }, (p) => (p.value === null ? p : s._zod.run(p)), inner(s))
export const nullish = (s) => optional(nullable(s))
export const _default = (s, v) =>
  make(
    { type: 'default', innerType: s },
    (p) => {
      if (p.value === undefined) {
        p.value = typeof v === 'function' ? v() : v
        return p
      }
      return s._zod.run(p)
    },
    { optin: 'defaulted', values: () => s._zod.values },
  )
export const prefault = (s, v) =>
  make(
    { type: 'prefault', innerType: s },
    (p) => {
      if (p.value === undefined) p.value = typeof v === 'function' ? v() : v
      return s._zod.run(p)
    },
    { optin: 'defaulted' },
  )
const catching = (s, v) =>
  make(
    { type: 'catch', innerType: s },
    (p) => {
      const r = sub(s, p.value)
      p.value = r.issues.length ? (typeof v === 'function' ? v({ issues: r.issues, input: p.value }) : v) : r.value
      return p
    },
    { optin: () => (s._zod.optin === 'defaulted' ? 'defaulted' : 'optional'), optout: () => s._zod.optout },
  )
export const readonly = (s) =>
  make(
    { type: 'readonly', innerType: s },
    (p) => {
      p = s._zod.run(p)
      p.value = Object.freeze(p.value)
      return p
    },
    inner(s),
  )
const that = (ok, code) => (p) => {
  if (!ok(p.value)) issue(p, code)
}
export const minimum = (n) => that((v) => v >= n, 'too_small')
export const maximum = (n) => that((v) => v <= n, 'too_big')
export const minLength = (n) => that((v) => v.length >= n, 'too_small')
export const maxLength = (n) => that((v) => v.length <= n, 'too_big')
export const regex = (r) =>
  that((v) => {
    r.lastIndex = 0
    return r.test(v)
  }, 'invalid_format')
export const startsWith = (t) => that((v) => v.startsWith(t), 'invalid_format')
export const refine = (fn) => that(fn, 'custom')
export const check = (fn) => fn
export const NEVER = Object.freeze({ status: 'aborted' })
export class SchemaError extends Error {
  constructor(issues) {
    super('Invalid input')
    this.issues = issues
    this.name = '$ZodError'
  }
}
export function safeParse(s, value) {
  const p = sub(s, value)
  return p.issues.length ? { success: false, error: new SchemaError(p.issues) } : { success: true, data: p.value }
}
export function parse(s, value) {
  const r = safeParse(s, value)
  if (r.success) return r.data
  throw r.error
}
export const config = () => {}
export { catching as catch, enumOf as enum, instance as instanceof, nul as null }
