import { satisfies } from 'semver'

/** Dependencies of the three kinds that a tarball states. A development dependency is stated too, and npm reads it. */
const statedBy = ({ dependencies, peerDependencies, devDependencies }) =>
  [dependencies, peerDependencies, devDependencies].flatMap((ranges = {}) => Object.entries(ranges))

/**
 * The ranges by which the published packages name each other and that a project could not install.
 * @returns a sentence for each
 */
export function findRangeProblems(manifests) {
  const versions = new Map(manifests.map(({ name, version }) => [name, version]))
  const problems = manifests.flatMap((manifest) =>
    statedBy(manifest)
      .filter(([name, range]) => versions.has(name) && !satisfies(versions.get(name), range))
      .map(([name, range]) => {
        const version = versions.get(name)
        return `${manifest.name} asks for ${name} ${range}, but this repository has ${version}: write ^${version}.`
      }),
  )
  return [...new Set(problems)]
}

/**
 * Dependencies of published packages that are not ranges. A pin, or a `workspace:` that npm cannot read, would give a
 * project a second copy of what it has itself.
 * @returns a sentence for each
 */
export function findPinProblems(manifests) {
  return manifests.flatMap(({ name, dependencies = {} }) =>
    Object.entries(dependencies)
      .filter(([, range]) => !range.startsWith('^'))
      .map(([dependency, range]) => `${name} pins ${dependency} to ${range}: write a range that begins with ^.`),
  )
}
