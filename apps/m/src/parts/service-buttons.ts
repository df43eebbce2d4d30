// A module of its own, to be fetched by itself: the package's door would bring the whole package.
export { ServiceButtons } from '@foyer/react'
