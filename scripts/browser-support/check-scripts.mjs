import { ESLint } from 'eslint'
import esx from 'eslint-plugin-es-x'
import { tooNew } from './too-new.mjs'

/** The newest language of which the supported browsers know all but what {@link SYNTAX} names. */
const ECMA_VERSION = 2022

/** Part of it, and yet younger than Safari 16.0. */
const SYNTAX = ['no-regexp-lookbehind-assertions', 'no-class-static-block']

/** Asked for before they are used, by us or by a library; the site does without where they are missing. */
const GUARDED = new Set([
  'requestIdleCallback',
  'cancelIdleCallback',
  // Modals take `showModal()` where there are no popovers (docs/decisions/0023).
  'showPopover',
  'hidePopover',
  'checkVisibility',
  'startViewTransition',
  'userActivation',
  'navigation',
  'traverseTo',
  // jose: compression, which we neither write nor read, and base64 by a loop elsewhere.
  'CompressionStream',
  'DecompressionStream',
  'toBase64',
  'fromBase64',
  'getPublicKey',
  // React, zod.
  'setImmediate',
  'skipTransition',
  'captureStackTrace',
  // Trusted Types, asked for by us and by DOMPurify.
  'createPolicy',
  'createHTML',
  'createScriptURL',
  'getAttributeType',
])

/** Methods of our own and of libraries that have the name of a young one of the platform. */
const NAMESAKES = new Set(['adopt', 'dispose', 'drop', 'getSize', 'isVisible', 'take', 'union', 'use'])

function scriptRules() {
  const { globals, statics, methods } = tooNew()
  const young = methods.filter((name) => !GUARDED.has(name) && !NAMESAKES.has(name))
  return {
    ...Object.fromEntries(SYNTAX.map((rule) => [`es-x/${rule}`, 'error'])),
    'no-restricted-globals': ['error', ...globals.filter((name) => !GUARDED.has(name))],
    'no-restricted-properties': [
      'error',
      ...statics.filter(([, property]) => !GUARDED.has(property)).map(([object, property]) => ({ object, property })),
    ],
    // An optional call is a guard in itself.
    'no-restricted-syntax': [
      'error',
      {
        selector: `CallExpression[optional=false] > MemberExpression.callee[computed=false][property.name=/^(${young.join('|')})$/]`,
        message: 'is younger than the supported browsers',
      },
    ],
  }
}

/** @returns one line for each thing that a supported browser does not know */
export async function checkScripts(patterns, { cwd = process.cwd(), rules = scriptRules() } = {}) {
  const eslint = new ESLint({
    cwd,
    allowInlineConfig: false,
    overrideConfigFile: true,
    ignore: false,
    overrideConfig: [
      {
        files: ['**/*.js'],
        plugins: { 'es-x': esx },
        languageOptions: { ecmaVersion: ECMA_VERSION, sourceType: 'module' },
        rules,
      },
    ],
  })
  const results = await eslint.lintFiles(patterns)
  return {
    files: results.length,
    problems: results.flatMap(({ filePath, messages, source }) =>
      messages.map(({ line, column, endColumn, message }) => {
        const at = source?.split('\n')[line - 1]?.slice(Math.max(0, column - 20), (endColumn ?? column) + 10)
        return `${filePath.slice(cwd.length + 1)}:${line}:${column} ${message} … ${at}`
      }),
    ),
  }
}
