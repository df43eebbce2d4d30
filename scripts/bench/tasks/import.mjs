// A fresh process imports the client, from the files that Node takes.
export const title = 'import'
export const unit = 'ms'

export const contenders = {
  foyer: async () => () => import('../../../packages/core/dist/bundled/index.js'),
  'query-core + ofetch + zod': async () => () =>
    Promise.all([import('@tanstack/query-core'), import('ofetch'), import('zod/mini')]),
}
