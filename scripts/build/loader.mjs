import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import ts from 'typescript'
import { build } from 'vite'

/** 1.6 KB of gzip for each of the two files (BEST-12). */
const LOADER_LIMIT = 1_638

/** A file for merchants' pages, and its `integrity` hash (SRI). @typedef {{ file: string, integrity: string, bytes: number }} LoaderFile */

/** @typedef {{ module: LoaderFile, classic: LoaderFile, types: string }} Loader */

const FORMATS = /** @type {const} */ ({ module: 'es', classic: 'iife' })

/** @param {string} root @param {'es' | 'iife'} format */
async function codeOf(root, format) {
  const result = await build({
    root,
    logLevel: 'warn',
    configFile: false,
    build: {
      target: ['es2019', 'safari12'],
      write: false,
      copyPublicDir: false,
      // Vite leaves the white space in a library build unless `minify` is set here.
      rolldownOptions: { output: { minify: true, generatedCode: { symbols: false } } },
      lib: { entry: 'src/loader/loader.ts', formats: [format], name: 'walletCheckout' },
    },
  })
  const { output } = /** @type {import('rolldown').RolldownOutput} */ (Array.isArray(result) ? result[0] : result)
  const [chunk] = output
  if (chunk?.type !== 'chunk') throw new Error('the loader has no code')
  return `${chunk.code.trim()}\n`
}

const CLASSIC = `declare global {
  /** Of the classic script. A \`var\`, so that \`window.walletCheckout\` says whether the script has come. */
  var walletCheckout: { readonly open: typeof open };
}`

/**
 * The type declarations of both files in one, for a merchant's editor. TypeScript refuses the name of an `export as namespace` in modules, so
 * the global of the classic script is declared. @param {string} root
 */
export function declarations(root) {
  const parts = ['messages', 'loader'].map((name) => {
    const path = `${root}src/loader/${name}.ts`
    const { outputText } = ts.transpileDeclaration(readFileSync(path, 'utf8'), {
      fileName: path,
      reportDiagnostics: true,
    })
    return outputText.replace(/^import .*\n/gm, '').trim()
  })
  return `${parts.join('\n\n')}\n\n${CLASSIC}\n`
}

/** @param {string} root @param {number} [limit] @returns {Promise<Loader>} */
export async function buildLoader(root, limit = LOADER_LIMIT) {
  const version = /type Version = (\d+)/.exec(readFileSync(`${root}src/loader/messages.ts`, 'utf8'))?.[1]
  if (version === undefined) throw new Error('src/loader/messages.ts names no version')
  /** @param {keyof typeof FORMATS} kind @returns {Promise<LoaderFile>} */
  const made = async (kind) => {
    const code = await codeOf(root, FORMATS[kind])
    const bytes = gzipSync(code, { level: 9 }).length
    if (bytes > limit) throw new Error(`The loader (${kind}) has ${bytes} bytes of gzip; ${limit} are allowed.`)
    const digest = createHash('sha384').update(code).digest()
    const hash = digest.toString('base64url').replace(/\W/g, '').slice(0, 7)
    const file = `assets/checkout-loader-${kind}-${version}-${hash}.js`
    writeFileSync(`${root}dist/${file}`, code)
    return { file, integrity: `sha384-${digest.toString('base64')}`, bytes }
  }
  const [module, classic] = [await made('module'), await made('classic')]
  const types = `checkout-loader-${version}.d.ts`
  writeFileSync(`${root}dist/${types}`, declarations(root))
  return { module, classic, types }
}
