/** The paths that a sandbox answers where a server of ours stands before it; everything else is the page. */
const platformPaths = (merchantCode) => ['/wps', '/play', '/sandbox', '/cdn', `/${merchantCode}`, '/favicon.ico']

/** A proxy for Vite. The platform names the page's own origin in the addresses of games, so it hears the page's host. */
export const platformProxy = (url, merchantCode) =>
  Object.fromEntries(platformPaths(merchantCode).map((path) => [path, { target: url, changeOrigin: false }]))
