/** A file as text: Vite and Vitest do it by themselves, the build by a plugin of `tsup.config.ts`. */
declare module '*?raw' {
  const text: string
  // biome-ignore lint/style/noDefaultExport: bundlers hand the text out as the default
  export default text
}
