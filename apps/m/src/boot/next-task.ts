/** Lets the browser do what it has to do. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve))
}
