import { createHash } from 'node:crypto'
import { pathOf, places } from '../../src/screens/registry'
import { LOOPBACK, PLAIN_POLICY } from './wanted-headers'

export const PAGES = [...new Set<string>(places.map(pathOf)), '/anything/else', '/embedded', '/index.html']

/** Paths of the checkout that may be framed. */
export const EMBEDDED = ['/embed', '/embed/', '/embed/pay', '/embed/result-page']

export const TYPES: Readonly<Record<string, string>> = {
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json',
  svg: 'image/svg+xml',
  woff2: 'font/woff2',
}

export const LOADER = /^checkout-loader-/

/** Requests that every host answers without a page, a file or an asset. */
export const NOTHING = [
  ['GET', '/assets/first-0000000.js', 404],
  ['GET', '/assets/../build.json', 404],
  ['GET', '/build.json', 404],
  ['GET', '/inventory.json', 404],
  ['GET', '/security.txt', 404],
  ['GET', '/apple-touch-icon.png', 404],
  ['GET', '/.well-known/change-password.json', 404],
  ['POST', '/pay', 405],
  ['PUT', '/assets/anything.js', 405],
  ['DELETE', '/favicon.ico', 405],
  ['GET', '/policy-reports', 405],
  ['OPTIONS', '/', 204],
  ['OPTIONS', '/embed/pay', 204],
  ['OPTIONS', '/assets/anything.js', 204],
] as const

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** The hashes of the inline scripts or styles of a page. */
export const inlineIn = (html: string, tag: 'script' | 'style') =>
  [...html.matchAll(new RegExp(`<${tag}(?![^>]*(?:src=|application/json))[^>]*>([^]*?)</${tag}>`, 'g'))].map(
    ([, text = '']) => hashOf(text),
  )

interface Hosts {
  readonly gateways: string
  readonly shop: string
  readonly parent: string
}

/** The expected policy of the page at a path, without its hashes, under the sandbox's configuration. */
export const policyAt = (path: string, { gateways, shop, parent }: Hosts) => ({
  ...PLAIN_POLICY,
  'connect-src': ["'self'", gateways],
  'img-src': ["'self'", 'data:', shop, 'https://cdn.shop.example'],
  'form-action': ["'self'", 'https:', ...LOOPBACK],
  'report-uri': ['/policy-reports'],
  'report-to': ['policy'],
  // A framed checkout shows a bank's page in a frame of its own.
  ...(path.startsWith('/embed') && !path.startsWith('/embedded')
    ? { 'frame-ancestors': [parent], 'frame-src': ['https:', ...LOOPBACK] }
    : {}),
})
