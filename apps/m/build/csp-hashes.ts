import { createHash } from 'node:crypto'

const SCRIPT = /<script(?<attributes>[^>]*)>(?<body>[\s\S]*?)<\/script>/g
const STYLE = /<style[^>]*>(?<body>[\s\S]*?)<\/style>/g

/** CSP sources of the inline scripts that a browser would run; data blocks and files are none. */
export function scriptHashes(html: string): string[] {
  return [...html.matchAll(SCRIPT)]
    .filter((match) => !/\ssrc=|type="application\/json"/.test(match.groups?.attributes ?? ''))
    .map((match) => source(match.groups?.body ?? ''))
}

/** CSP sources of the inline style sheets. */
export function styleHashes(html: string): string[] {
  return [...html.matchAll(STYLE)].map((match) => source(match.groups?.body ?? ''))
}

function source(body: string): string {
  return `'sha256-${createHash('sha256').update(body).digest('base64')}'`
}
