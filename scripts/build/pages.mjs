import { readFile, rm, writeFile } from 'node:fs/promises'
import { hashOf, inventoryOf, writePieces } from './inventory.mjs'

/**
 * What a server of the pages needs: the version of package.json, the hashes for the content security policy, and the files that
 * load before the first field is usable.
 * @typedef {{
 *   version: string,
 *   pages: string[],
 *   styleHashes: string[],
 *   scriptHashes: string[],
 *   critical: Record<'tr' | 'en', string[]>,
 *   loader: import('./loader.mjs').Loader | undefined,
 * }} Build
 */

const LANGUAGES = /** @type {const} */ (['tr', 'en'])
const KINDS = /** @type {const} */ (['identify', 'shell'])
const BLOCK = /<script type="application\/json" id="checkout-config">([^]*?)<\/script>/

/** @param {string} text */
function escaped(text) {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;')
}

/** @param {import('./bundles.mjs').Bundle[]} bundles @param {string} fileName */
function chunkOf(bundles, fileName) {
  const found = bundles.find((bundle) => bundle.fileName === fileName)
  if (found?.type !== 'chunk') throw new Error(`no chunk ${fileName}`)
  return found
}

/**
 * A chunk and everything it imports, each once.
 * @param {import('./bundles.mjs').Bundle[]} bundles
 * @param {string} fileName
 * @param {Set<string>} [seen]
 */
function withImports(bundles, fileName, seen = new Set()) {
  if (seen.has(fileName)) return seen
  seen.add(fileName)
  for (const imported of chunkOf(bundles, fileName).imports) withImports(bundles, imported, seen)
  return seen
}

/** The chunk that contains one of our modules. @param {import('./bundles.mjs').Bundle[]} bundles @param {string} module */
function fileOf(bundles, module) {
  const found = bundles.find((bundle) => bundle.type === 'chunk' && bundle.moduleIds.some((id) => id.includes(module)))
  if (!found) throw new Error(`no chunk for ${module}`)
  return found.fileName
}

/**
 * The styles of these chunks and of everything they import, in loading order.
 * @param {import('./bundles.mjs').Bundle[]} bundles
 * @param {string[]} fileNames
 */
function stylesOf(bundles, fileNames) {
  /** @type {Set<string>} */
  const styles = new Set()
  for (const fileName of fileNames.flatMap((name) => [...withImports(bundles, name)].reverse())) {
    for (const style of chunkOf(bundles, fileName).viteMetadata?.importedCss ?? []) styles.add(style)
  }
  return [...styles]
}

/** These chunks and their styles, without their imports. @param {import('./bundles.mjs').Bundle[]} bundles @param {string[]} fileNames */
function stylesAndScriptsOf(bundles, fileNames) {
  return fileNames.flatMap((name) => [name, ...(chunkOf(bundles, name).viteMetadata?.importedCss ?? [])])
}

/**
 * @param {{ root: string, bundles: import('./bundles.mjs').Bundle[], boot: string,
 *   prerender: typeof import('../../src/app/prerender'), loader?: import('./loader.mjs').Loader,
 *   dist?: string, why?: Readonly<Record<string, string>> }} parts `why` has the reasons for chunks that only another build has
 * @returns {Promise<Build>}
 */
export async function makePages({ root, bundles, boot, prerender, loader, dist = `${root}dist`, why }) {
  // Minifies the template only, because the size of the first path is limited. The style inserted below keeps its white space,
  // since the policy contains its hash.
  const template = (await readFile(`${dist}/index.html`, 'utf8'))
    .replace(/\n +/g, '\n')
    .replace(/(<(?:meta|link) [^>]*?) \/>/g, '$1>')
  const configuration = BLOCK.exec(template)?.[1]
  if (configuration === undefined) throw new Error('index.html has no configuration block')
  const entry = bundles.find((bundle) => bundle.type === 'chunk' && bundle.isEntry)
  if (entry?.type !== 'chunk') throw new Error('the app has no entry')

  const frame = chunkOf(bundles, fileOf(bundles, 'src/app/shell-slots/shell-slots'))
  const styleFiles = stylesOf(bundles, [entry.fileName, frame.fileName])
  const style = (await Promise.all(styleFiles.map((file) => readFile(`${dist}/${file}`, 'utf8')))).join('').trim()

  // The style is inlined. Chunks that share it look for its <link> before they run; a disabled link satisfies them without a
  // download.
  const styleLinks = styleFiles.map((file) => `<link rel="stylesheet" href="/${file}" disabled>`)

  /** @param {string} fileName @param {'module' | 'modulepreload'} how */
  const link = async (fileName, how) => {
    const integrity = hashOf(await readFile(`${dist}/${fileName}`, 'utf8'))
    return how === 'module'
      ? `<script type="module" id="entry" crossorigin src="/${fileName}" integrity="${integrity}"></script>`
      : `<link rel="modulepreload" crossorigin href="/${fileName}" integrity="${integrity}">`
  }

  const inventory = await inventoryOf(dist, why)
  const pieces = await writePieces(dist, inventory)
  // The chunks that are requested before the file with all hashes has loaded.
  const soon = stylesAndScriptsOf(bundles, [frame.fileName, fileOf(bundles, 'src/app/composition/services')])
  // In an order that no hash decides: it would change the page's size.
  const nameOf = (/** @type {string} */ path) => path.replace(/-[\w-]{7,8}(?=\.\w+$)/, '')
  const soonHashes = Object.fromEntries(
    inventory
      .filter(({ path }) => soon.includes(path.slice(1)))
      .sort((one, other) => (nameOf(one.path) < nameOf(other.path) ? -1 : 1))
      .map(({ path, integrity }) => [path, integrity]),
  )
  const hashes =
    `<script type="application/json" id="pieces" data-all="${pieces.path}" data-integrity="${pieces.integrity}">` +
    `${JSON.stringify(soonHashes)}</script>`

  /** @type {Build} */
  const build = {
    version: JSON.parse(await readFile(`${root}package.json`, 'utf8')).version,
    pages: [],
    styleHashes: [hashOf(style)],
    scriptHashes: [hashOf(boot)],
    critical: { tr: [], en: [] },
    loader,
  }

  for (const language of LANGUAGES) {
    const catalogue = fileOf(bundles, `locales/${language}/first`)
    const scripts = [...new Set([...withImports(bundles, entry.fileName), ...withImports(bundles, catalogue)])]
    // The shell page paints nothing until the frame chunk has loaded.
    const needed = { identify: scripts, shell: [...new Set([...scripts, ...withImports(bundles, frame.fileName)])] }
    const main = await link(entry.fileName, 'module')

    for (const kind of KINDS) {
      const preloads = await Promise.all(
        needed[kind].filter((file) => file !== entry.fileName).map((file) => link(file, 'modulepreload')),
      )
      const {
        root: content,
        productName,
        title,
        trouble,
        noScript,
      } = await prerender.makePage(kind, language, configuration)
      const name = `${kind}.${language}.html`
      // The app hydrates the form only if the page still has as many elements.
      const size = kind === 'identify' ? ` data-elements="${content.match(/<[a-z]/g)?.length}"` : ''
      // Replacements are functions, so that a `$` in a page is not read as a replacement pattern.
      const html = template
        // The boot script runs before anything is painted, and after the configuration block that it reads.
        .replace(
          BLOCK,
          (block, json) => `${block.replace(json, () => JSON.stringify(JSON.parse(json)))}\n<script>${boot}</script>`,
        )
        .replace('<html lang="tr">', () => `<html lang="${language}">`)
        .replace(/<title>[^]*?<\/title>/, () => `<title>${escaped(title)}</title>`)
        .replace(/\s*<link rel="(?:stylesheet|modulepreload)"[^>]*>/g, '')
        .replace(/\s*<script type="module"[^>]*><\/script>/g, '')
        .replace('</head>', () => `${[main, ...preloads, ...styleLinks].join('\n')}\n<style>${style}</style>\n</head>`)
        .replace(
          '<div id="root"></div>',
          () =>
            // Before the form in the page, so that a shopper without JavaScript sees it first.
            `<noscript>${noScript}</noscript>\n<div id="root" data-page="${kind}"${size} data-product="${escaped(productName)}">${content}</div>\n` +
            `<div id="trouble" role="alert" hidden><p><b>${escaped(trouble.title)}</b></p><p>${escaped(trouble.text)}</p>` +
            `<p><a href="">${escaped(trouble.retry)}</a></p></div>`,
        )
        .replace('</body>', () => `${hashes}\n</body>`)
      await writeFile(`${dist}/${name}`, html)
      build.pages.push(name)
    }
    build.critical[language] = [`identify.${language}.html`, ...scripts]
  }

  const inline = [
    {
      path: 'inline script',
      content: boot,
      why: 'Asks for the order and holds the form until the checkout has started.',
    },
    { path: 'inline style', content: style, why: 'The look of the first screen and its frame.' },
  ].map(({ path, content, why }) => ({ path, integrity: hashOf(content), bytes: Buffer.byteLength(content), why }))
  await writeFile(`${dist}/inventory.json`, `${JSON.stringify([...inline, ...inventory], undefined, 2)}\n`)
  await rm(`${dist}/index.html`)
  await writeFile(`${dist}/build.json`, `${JSON.stringify(build, undefined, 2)}\n`)
  return build
}
