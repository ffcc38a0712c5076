import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { builtFiles } from '../support/reading/bundle'

interface Built {
  readonly loader: Readonly<Record<'module' | 'classic', { readonly file: string; readonly integrity: string }>> & {
    readonly types: string
  }
}

const fileOf = (name: string) => {
  const [file] = builtFiles(/\.(?:js|json|ts)$/).filter((one) => one.name === name)
  if (!file) throw new Error(`the build has no ${name}`)
  return file.content
}

const { loader } = JSON.parse(fileOf('build.json').toString()) as Built
const files = (['module', 'classic'] as const).map((kind) => ({
  kind,
  ...loader[kind],
  content: fileOf(loader[kind].file),
}))

describe('the built loader', () => {
  it.each(files)('the built loader as $kind script has at most 1.6 KB of gzip (BEST-12~)', ({ kind, content }) => {
    const bytes = gzipSync(content, { level: 9 }).length
    console.log(`loader (${kind}): ${bytes} of 1638 bytes of gzip`)
    expect(bytes).toBeLessThanOrEqual(1_638)
  })

  it.each(files)(
    'the built loader as $kind script has a version in its name and the hash that the build prints (BEST-12~)',
    (file) => {
      expect(file.file).toMatch(/^assets\/checkout-loader-(?:module|classic)-1-[\w-]{7}\.js$/)
      expect(file.integrity).toBe(`sha384-${createHash('sha384').update(file.content).digest('base64')}`)
    },
  )

  it.each(files)('the built loader as $kind script loads nothing else (BEST-12~)', ({ content }) => {
    expect(content.toString()).not.toMatch(/\bimport\b|\bfetch\b|XMLHttpRequest|createElement\(["'`]script/)
  })

  it('the built loader offers one function: as an export of the module, and as one global of the classic script (BEST-12~)', () => {
    const [module, classic] = files.map(({ content }) => content.toString())
    expect(module).toMatch(/export\{\w+ as open\};?\s*$/)
    expect(classic).toMatch(/^(?:var|this\.)\s*walletCheckout=/)
  })

  it('the built loader has types that compile without any other file (BEST-12~)', () => {
    const text = fileOf(loader.types).toString()
    const use = `import { open } from './checkout-loader'
open({ address: 'https://pay.example/', in: 'modal', onResult: (result) => { const one: 'paid' | 'awaited' | 'claimed' | 'settled' = result } })
// @ts-expect-error a place that there is not
open({ address: 'https://pay.example/', in: 'popup' })`
    const folder = mkdtempSync(join(tmpdir(), 'loader-types-'))
    writeFileSync(join(folder, 'checkout-loader.d.ts'), text)
    writeFileSync(join(folder, 'use.ts'), use)
    const lib = ['lib.es2022.d.ts', 'lib.dom.d.ts']
    const program = ts.createProgram([join(folder, 'use.ts')], { strict: true, noEmit: true, lib, types: [] })
    const faults = ts.getPreEmitDiagnostics(program)
    rmSync(folder, { recursive: true })
    expect(faults.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '))).toEqual([])
    expect(text).not.toMatch(/\bimport\b/)
  })
})
