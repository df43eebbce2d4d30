export class FetchError extends Error {}
export const createFetch = ({ fetch, defaults }) => ({
  raw: (path, { method, baseURL, headers, body, signal }) => {
    const all = new Headers(headers)
    if (typeof body === 'string' && !all.has('content-type')) all.set('content-type', 'application/json')
    return fetch(baseURL.replace(/\/+$/, '') + path, {
      method,
      headers: all,
      body,
      signal,
      redirect: defaults.redirect,
    })
  },
})
