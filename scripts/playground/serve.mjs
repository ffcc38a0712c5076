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
 * A plain static host: it serves a file by its path, and `404.html` if there is none.
 *
 * @param {string} folder
 * @param {number} port 0 takes any free port
 * @returns {Promise<{ origin: string, close(): Promise<void> }>}
 */
export async function serveStatically(folder, port) {
  const server = createServer(({ method, url = '/' }, response) => {
    if (method !== 'GET' && method !== 'HEAD') return response.writeHead(405).end()
    const { pathname } = new URL(url, 'http://localhost')
    // A normalised path contains no `..`, so it cannot leave the folder.
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
