// The declarations of a package: one file for each of its doors, and files for what doors share. TypeScript 7 writes one
// file for each module, and a bundler puts these together, so that strict consumers see no types of packages that only the
// implementation uses (docs/decisions/0019-types-are-checked-by-typescript-7.md).
import { spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { rollup } from 'rollup'
import { dts } from 'rollup-plugin-dts'
import { readBundled, readManifest, root } from './published.mjs'

const TSC = join(root, 'node_modules/typescript-7/bin/tsc')

/** The doors of a package that have types, e.g. `['index', 'router']` for `src/index.ts` and `src/router.ts`. */
function doorsOf(dir) {
  const { exports } = readManifest(dir)
  const types = typeof exports === 'string' ? [] : Object.values(exports).flatMap((target) => target.types ?? [])
  return types.map((path) => path.replace(/^\.\/dist\/(?<door>.+)\.d\.ts$/, '$<door>'))
}

/** Writes one declaration for each module that the doors reach. @returns the folder, or undefined if the compiler refuses */
function declareModules(dir, doors) {
  const cache = join(dir, 'node_modules/.cache/declarations')
  rmSync(cache, { recursive: true, force: true })
  mkdirSync(cache, { recursive: true })
  const tsconfig = join(cache, 'tsconfig.json')
  const compilerOptions = {
    noEmit: false,
    declaration: true,
    emitDeclarationOnly: true,
    // Packages that are bundled stand beside this one.
    rootDir: dirname(dir),
    outDir: join(cache, 'modules'),
    // Packages that are bundled as their sources; others as they are built, so that they stay imports.
    paths: Object.fromEntries(readBundled(dir).map((bundled) => [bundled.name, [join(bundled.dir, 'src/index.ts')]])),
    // One program for browsers and servers.
    lib: ['ES2023', 'DOM', 'DOM.Iterable'],
  }
  const source = join(dir, 'src')
  const ambient = readdirSync(source, { recursive: true }).filter((file) => file.endsWith('.d.ts'))
  const files = [...doors.map((door) => `${door}.ts`), ...ambient].map((file) => join(source, file))
  const config = { extends: join(dir, 'tsconfig.json'), compilerOptions, files, include: [], exclude: [] }
  writeFileSync(tsconfig, JSON.stringify(config))
  const { status } = spawnSync(process.execPath, [TSC, '-p', tsconfig], { stdio: 'inherit' })
  return status === 0 ? join(cache, 'modules') : undefined
}

const declarationsIn = (modules, dir) => join(modules, basename(dir), 'src')

/** TypeScript leaves the ends of imports as the sources have them. */
const declarationOfSource = {
  name: 'declaration-of-source',
  resolveId: (source, importer) =>
    importer !== undefined && /^\.{1,2}\/.+\.tsx?$/.test(source)
      ? resolve(dirname(importer), source.replace(/(?<!\.d)\.tsx?$/, '.d.ts'))
      : undefined,
}

/** @returns whether the declarations of the package in `dir` are written into its `dist`, as far as its doors have types */
export async function buildDeclarations(dir) {
  const doors = doorsOf(dir)
  if (doors.length === 0) return true
  const modules = declareModules(dir, doors)
  if (modules === undefined) return false
  const bundled = new Map(
    readBundled(dir).map((one) => [one.name, join(declarationsIn(modules, one.dir), 'index.d.ts')]),
  )
  const bundle = await rollup({
    input: Object.fromEntries(doors.map((door) => [door, join(declarationsIn(modules, dir), `${door}.d.ts`)])),
    external: (id) => /^[^./]/.test(id) && !bundled.has(id),
    plugins: [
      { name: 'bundled-packages', resolveId: { order: 'pre', handler: (id) => bundled.get(id) } },
      declarationOfSource,
      dts(),
    ],
    // It would name all types that doors share and keep to themselves.
    logLevel: 'silent',
  })
  await bundle.write({
    dir: join(dir, 'dist'),
    format: 'es',
    chunkFileNames: '[name]-[hash].d.ts',
    entryFileNames: '[name].d.ts',
  })
  await bundle.close()
  return true
}
