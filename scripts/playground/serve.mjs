import { createReadStream, statSync } from 'node:fs'
import { createServer } from 'node:http'
import { join, normalize } from 'node:path'
import { contentTypeOf } from '../headers/content-types.mjs'

/** @param {string} file */
function isFile(file) {
  try {
    return statSync(file).isFile()
  } catch {
    return false
  }
}

/**
 * A static host such as anybody has: a file by its path, `404.html` in place of one that is not there, and nothing else.
 *
 * @param {string} folder
 * @param {number} port 0 takes any that is free
 * @returns {Promise<{ origin: string, close(): Promise<void> }>}
 */
export async function serveStatically(folder, port) {
  const server = createServer(({ method, url = '/' }, response) => {
    if (method !== 'GET' && method !== 'HEAD') return response.writeHead(405).end()
    const { pathname } = new URL(url, 'http://localhost')
    // An address never leads out of the folder: it has no `..` left once it is normal.
    const asked = join(folder, normalize(pathname === '/' ? '/index.html' : pathname))
    const [file, status] = isFile(asked) ? [asked, 200] : [join(folder, '404.html'), 404]
    response.writeHead(status, { 'content-type': contentTypeOf(file) ?? 'application/octet-stream' })
    return method === 'HEAD' ? response.end() : createReadStream(file).pipe(response)
  })
  await new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', () => resolve(undefined))
  })
  const address = /** @type {import('node:net').AddressInfo} */ (server.address())
  return {
    origin: `http://127.0.0.1:${address.port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve(undefined))
        server.closeAllConnections()
      }),
  }
}
