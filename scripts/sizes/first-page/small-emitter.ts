export class EventEmitter {
  l = new Map()
  on(n, f) {
    const s = this.l.get(n) ?? new Set()
    this.l.set(n, s.add(f))
    return this
  }
  off(n, f) {
    this.l.get(n)?.delete(f)
  }
  emit(n, ...a) {
    for (const f of [...(this.l.get(n) ?? [])]) f(...a)
  }
  removeAllListeners() {
    this.l.clear()
  }
  listenerCount(n) {
    return this.l.get(n)?.size ?? 0
  }
}
// biome-ignore lint/style/noDefaultExport: eventemitter3 is imported so
export default EventEmitter
