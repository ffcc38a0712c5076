import { gzipSync } from 'node:zlib'
import { headersBeside, headersFor } from '../headers/headers-for.mjs'
import { securityText } from '../headers/security-text.mjs'
import { ClearCause } from '../run/clear-cause.mjs'
import { readBuilt } from './built.mjs'
import { hostingOf, withoutHosting } from './hosting.mjs'
import { nginxConfiguration } from './nginx.mjs'
import { checkTarget, nameOfContents, writeRelease } from './release.mjs'

const BLOCK = /(<script type="application\/json" id="checkout-config">)[^]*?(<\/script>)/

/** @param {string} name @param {string} page @param {object} block */
function withBlock(name, page, block) {
  if (!BLOCK.test(page)) throw new ClearCause(`${name} has no configuration block.`)
  // Escapes `<`, so that no value can end the script block early.
  const json = JSON.stringify(block).replaceAll('<', '\\u003c')
  return page.replace(BLOCK, (_, open, close) => open + json + close)
}

/** The start of the month, so that the same inputs give the same bytes within a month. @param {number} now */
function startOfMonth(now) {
  const date = new Date(now)
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth())
}

/**
 * Writes everything that a server of the checkout needs into a folder: pages with the configuration in them, assets,
 * security.txt, headers.json and nginx.conf. The configuration must have been checked. Throws ClearCause before writing anything
 * if an input is wrong, or for the file that could not be written.
 *
 * @param {{ text: string, file: string, dist: string, into: string, now: number }} inputs `text` is the content of `file`, `now`
 *   milliseconds since 1970
 */
export function configure({ text, file, dist, into, now }) {
  checkTarget(into, [dist, file], now)
  const { build, pages, files, assets } = readBuilt(dist)
  const { block, hosting: chosen } = withoutHosting(JSON.parse(text))
  const hosting = hostingOf(chosen)
  const { strictTransport, keepHours } = hosting
  const beside = (/** @type {'asset' | 'loader' | 'file' | 'nothing'} */ kind) => headersBeside(kind, strictTransport)
  const headers = {
    page: headersFor(block, build, { isEmbedded: false, strictTransport }),
    embedded: headersFor(block, build, { isEmbedded: true, strictTransport }),
    asset: beside('asset'),
    loader: beside('loader'),
    file: beside('file'),
    nothing: beside('nothing'),
  }

  /** @type {Map<string, string | Buffer>} */
  const written = new Map(files)
  const contact = securityText(block, startOfMonth(now))
  if (contact !== undefined) written.set('.well-known/security.txt', contact)
  const others = [...written.keys()]
  for (const [name, html] of pages) {
    const configured = withBlock(name, html, block)
    written.set(name, configured)
    written.set(`${name}.gz`, gzipSync(configured, { level: 9 }))
  }

  const pagesFolder = `pages/${nameOfContents(written)}`
  const nginx = nginxConfiguration({
    headers,
    hosting,
    pages: pagesFolder,
    files: others,
    reports: block.policyReports,
  })
  return writeRelease(into, {
    dist,
    assets,
    pages: written,
    pagesFolder,
    now,
    keepHours,
    others: new Map([
      ['headers.json', `${JSON.stringify(headers, null, 2)}\n`],
      ['nginx.conf', nginx],
    ]),
  })
}
