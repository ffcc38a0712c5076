/** Content types by file extension. Text types name their charset, because browsers guess otherwise. @type {ReadonlyMap<string, string>} */
const CONTENT_TYPES = new Map([
  ['js', 'text/javascript; charset=utf-8'],
  ['css', 'text/css; charset=utf-8'],
  ['json', 'application/json'],
  ['map', 'application/json'],
  ['svg', 'image/svg+xml'],
  ['png', 'image/png'],
  ['webp', 'image/webp'],
  ['ico', 'image/x-icon'],
  ['woff2', 'font/woff2'],
  ['html', 'text/html; charset=utf-8'],
  ['txt', 'text/plain; charset=utf-8'],
])

/** @param {string} path */
export const contentTypeOf = (path) => CONTENT_TYPES.get(/\.(\w+)$/.exec(path)?.[1] ?? '')
