// A fresh process imports the client.
export const title = 'import'
export const unit = 'ms'

export const contenders = {
  foyer: async () => () => import('../../../packages/core/dist/index.js'),
  'query-core + ofetch + zod': async () => () =>
    Promise.all([import('@tanstack/query-core'), import('ofetch'), import('zod/mini')]),
}
