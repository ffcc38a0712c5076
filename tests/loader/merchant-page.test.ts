import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runInNewContext } from 'node:vm'
import ts from 'typescript'
import { expect, it } from 'vitest'
import { declarations } from '../../scripts/build/loader.mjs'
import type { CheckoutOptions } from '../../src/loader/loader'
import { root, textOf } from '../support/reading/files'

const MODULE = 'https://pay.wallet.example/assets/checkout-loader-module-1-….js'

const OPEN = `open({ address: 'https://pay.example/', in: 'modal', onResult: (result) => { const one: 'paid' | 'awaited' | 'claimed' | 'settled' = result } })`

const WRONG = `// @ts-expect-error a place that there is not
`

/** What TypeScript finds in a merchant's files beside the loader's types. */
function faultsIn(files: Readonly<Record<string, string>>): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'merchant-page-'))
  const write = ([name, text]: readonly [string, string]) => {
    writeFileSync(join(folder, name), text)
    return join(folder, name)
  }
  const names = Object.entries({ ...files, 'checkout-loader-1.d.ts': declarations(root) }).map(write)
  const program = ts.createProgram(names, {
    strict: true,
    noEmit: true,
    lib: ['lib.es2022.d.ts', 'lib.dom.d.ts'],
    types: [],
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    paths: { [MODULE]: [join(folder, 'checkout-loader-1.d.ts')] },
  })
  const faults = ts.getPreEmitDiagnostics(program)
  rmSync(folder, { recursive: true })
  return faults.map(
    ({ file, messageText }) =>
      `${file?.fileName.replace(/^.*\//, '') ?? ''}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`,
  )
}

it('the loader’s types serve a script, a module and an import from the checkout’s address (BEST-12~)', () => {
  const wrong = `${WRONG}walletCheckout.open({ address: 'https://pay.example/', in: 'popup' })`
  const use = `if (window.walletCheckout) walletCheckout.${OPEN}\n${wrong}\n`
  const imported = `import { open } from '${MODULE}'\n${OPEN}\n${wrong.replace('walletCheckout.', '')}\n`
  expect(faultsIn({ 'script.ts': use, 'module.ts': `export {}\n${use}`, 'imported.ts': imported })).toEqual([])
})

it('the guide’s page takes a frame that loads again: onReady runs twice, the note is removed once (DOC-03~)', () => {
  let loading: { remove: () => void } | null = { remove: () => (loading = null) }
  const checkout = { dataset: { address: 'https://pay.wallet.example/?token=04de' } }
  const document = { querySelector: (selector: string) => (selector === '#loading' ? loading : checkout) }
  const asked: CheckoutOptions[] = []
  const walletCheckout = { open: (options: CheckoutOptions) => asked.push(options) }
  runInNewContext(textOf('docs/merchant-guide/in-the-page.mjs'), { document, walletCheckout })
  const [options] = asked
  options?.onReady?.()
  expect(loading).toBeNull()
  expect(() => options?.onReady?.()).not.toThrow()
})
