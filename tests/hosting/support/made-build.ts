import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { textOf } from '../../support/reading/files'

const page = (name: string, assets: readonly string[]) =>
  `<html><script type="application/json" id="checkout-config">{}</script>${name}` +
  assets.map((asset) => `<script src="/assets/${asset}"></script>`).join('') +
  '</html>'

const NAMES = ['identify.tr.html', 'identify.en.html', 'shell.tr.html', 'shell.en.html']

/** A build as from `npm run build`, with these assets, each loaded by every page. */
export function makeBuild(folder: string, assets: readonly string[]): string {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(join(folder, 'assets'), { recursive: true })
  const write = (name: string, content: string | Buffer) => writeFileSync(join(folder, name), content)
  for (const asset of assets) {
    write(`assets/${asset}`, asset)
    write(`assets/${asset}.gz`, gzipSync(asset))
  }
  for (const name of NAMES) write(name, page(name, assets))
  const { version } = JSON.parse(textOf('package.json')) as { version: string }
  write(
    'build.json',
    JSON.stringify({ version, pages: NAMES, styleHashes: ['sha256-c3R5bGU='], scriptHashes: ['sha256-Ym9vdA=='] }),
  )
  for (const name of ['favicon.ico', 'robots.txt', 'third-party-notices.txt']) write(name, name)
  return folder
}

/** An empty folder that other users may read, as a server needs. */
export function temporaryFolder(): { readonly path: string; readonly remove: () => void } {
  const path = mkdtempSync(join(tmpdir(), 'hosting-'))
  chmodSync(path, 0o755)
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) }
}

export function contentsOf(folder: string): Record<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  return Object.fromEntries(
    files
      .map(({ parentPath, name }) => join(parentPath, name))
      .sort()
      .map((path) => [path.slice(folder.length + 1), readFileSync(path, 'base64')]),
  )
}
