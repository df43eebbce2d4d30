/** Whether a global of a third-party script has these functions. */
export function hasFunctions(found: unknown, names: readonly string[]): boolean {
  return (
    typeof found === 'object' && found !== null && names.every((name) => typeof Reflect.get(found, name) === 'function')
  )
}
