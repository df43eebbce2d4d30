import { readFileSync } from 'node:fs'
import { BaseSequencer } from 'vitest/node'

/**
 * A worker lives on while the next file is of the same project and environment. The few files with an environment of
 * their own come last in their project, so that no worker ends, and another one loads everything again, for their sake.
 */
export class LongLivedWorkers extends BaseSequencer {
  async sort(files) {
    const sorted = await super.sort(files)
    return [...new Set(sorted.map(({ project }) => project))].flatMap((project) => {
      const own = sorted.filter((file) => file.project === project)
      return [...own.filter((file) => !hasOwnEnvironment(file)), ...own.filter(hasOwnEnvironment)]
    })
  }
}

const hasOwnEnvironment = ({ moduleId }) => readFileSync(moduleId, 'utf8').startsWith('// @vitest-environment ')
