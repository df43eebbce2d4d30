/** Whether something that a stranger's script left behind can be called like that. */
export function hasFunctions(found: unknown, names: readonly string[]): boolean {
  return (
    typeof found === 'object' && found !== null && names.every((name) => typeof Reflect.get(found, name) === 'function')
  )
}
