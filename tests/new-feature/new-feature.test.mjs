// What `npm run new feature` would write, type-checked together with the sources; nothing is written.
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import { expect, it } from 'vitest'
import { featureFiles, namesOf } from '../../scripts/new/feature-files.mjs'
import { planChanges } from '../../scripts/new/plan.mjs'
import { featureRegistries } from '../../scripts/new/registries.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))

it('a new feature compiles, from its call to its page, with every registry', () => {
  const names = namesOf('daily-raffle', 'content', "Today's raffle")
  const changes = planChanges(root, featureFiles(names), featureRegistries(names))
  expect(changes.filter(({ kind }) => kind === 'add')).toHaveLength(10)

  const texts = new Map(changes.map(({ path, text }) => [join(root, path), text]))
  const configPath = join(root, 'apps/m/tsconfig.json')
  const { options, fileNames } = ts.parseJsonConfigFileContent(
    ts.readConfigFile(configPath, ts.sys.readFile).config,
    ts.sys,
    dirname(configPath),
  )
  const host = ts.createCompilerHost(options)
  const { readFile, fileExists, getSourceFile } = host
  host.readFile = (path) => texts.get(path) ?? readFile(path)
  host.fileExists = (path) => texts.has(path) || fileExists(path)
  const folders = new Set([...texts.keys()].map((path) => dirname(path)))
  host.directoryExists = (path) => folders.has(path) || ts.sys.directoryExists(path)
  host.getSourceFile = (path, version, ...rest) => {
    const text = texts.get(path)
    return text === undefined
      ? getSourceFile.call(host, path, version, ...rest)
      : ts.createSourceFile(path, text, version, true)
  }
  const touched = [...texts.keys()].filter((path) => /\.tsx?$/.test(path))
  const program = ts.createProgram([...new Set([...fileNames, ...touched])], options, host)
  const problems = touched.flatMap((path) => {
    const file = program.getSourceFile(path)
    return [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)]
  })
  expect(
    problems.map(({ file, messageText }) => `${file?.fileName} ${ts.flattenDiagnosticMessageText(messageText, '\n')}`),
  ).toEqual([])
}, 120_000)
