/** A file as text: Vite and Vitest do it by themselves, the build by a plugin of `tsup.config.ts`. */
declare module '*?raw' {
  const text: string
  export default text
}
