import { createServer } from 'node:http'
import { readFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { build } from 'vite'

const BARE = fileURLToPath(new URL('./bare', import.meta.url))
const BUILT = fileURLToPath(new URL('../../../.build/bench/bare', import.meta.url))

const STATIC = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Static</title>
<form><label>E-mail <input data-field="email"></label></form></html>`

const KINDS: Readonly<Record<string, string>> = { '.html': 'text/html', '.js': 'text/javascript' }

/** Origins of the two baseline pages that the checkout is compared with. */
export interface Subjects {
  readonly static: string
  readonly bare: string
  stop(): Promise<void>
}

/** Serves the static page and the page of the bare stack, compressed as the checkout is. */
export async function serveSubjects(): Promise<Subjects> {
  await build({
    root: BARE,
    configFile: false,
    logLevel: 'silent',
    plugins: [react()],
    build: { outDir: BUILT, emptyOutDir: true },
  })
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://here')
    const file = pathname.startsWith('/bare') ? pathname.slice('/bare'.length) : pathname
    const answer = (text: string | Buffer) => {
      const type = KINDS[extname(file)] ?? 'text/html'
      response.writeHead(200, { 'content-type': type, 'content-encoding': 'gzip' }).end(gzipSync(text))
    }
    if (pathname === '/static') {
      answer(STATIC)
      return
    }
    readFile(join(BUILT, file === '/' ? 'index.html' : file)).then(answer, () => response.writeHead(404).end())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    static: `${origin}/static`,
    bare: `${origin}/bare/`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => {
          resolve()
        })
        server.closeAllConnections()
      }),
  }
}
