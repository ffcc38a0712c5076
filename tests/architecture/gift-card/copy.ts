import { cpSync, mkdirSync, readFileSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { readCatalogue, textOfCatalogue } from '../../../scripts/words/catalogue.mjs'
import { textOfKeys } from '../../../scripts/words/keys.mjs'
import type { Join } from './joins'

const root = resolve(import.meta.dirname, '../../..')

export const OWN = join(import.meta.dirname, 'own')

export const OWN_CALL = join(import.meta.dirname, 'own-call')

export const filesOf = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))

export interface Copied {
  /** Names the copy; each run in this folder has a copy of its own. */
  readonly name: string
  readonly from: readonly string[]
  readonly own: readonly string[]
  readonly joins: readonly Readonly<Record<string, readonly Join[]>>[]
}

function joined(path: string, joins: Copied['joins']): string {
  return joins
    .flatMap((one) => one[path] ?? [])
    .reduce(
      (text, [after, words]) => {
        if (text.split(after).length !== 2)
          throw new Error(`${path} must have this text once, or joins.ts another one to insert after: ${after}`)
        return text.replace(after, () => after + words)
      },
      readFileSync(join(root, path), 'utf8'),
    )
}

function joinWords(copy: string, language: string): string {
  const catalogue = join(copy, 'locales', language, 'later.po')
  const folder = join(OWN, 'locales', language)
  const texts = [catalogue, ...filesOf(folder).map((file) => join(folder, file))].map((path) =>
    readFileSync(path, 'utf8'),
  )
  const text = textOfCatalogue(language, readCatalogue(texts.join('\n\n')))
  writeFileSync(catalogue, text)
  return text
}

/** Copies the project, adds new files, and adds lines to existing ones. */
export function makeCopy({ name, from, own, joins }: Copied): string {
  const copy = join(root, `.build/${name}-${process.pid}`)
  rmSync(copy, { recursive: true, force: true })
  mkdirSync(copy, { recursive: true })
  for (const path of from) cpSync(join(root, path), join(copy, path), { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
  for (const folder of own) {
    for (const path of filesOf(folder).filter((path) => !path.startsWith('locales'))) {
      const target = join(copy, path.replace(/\.txt$/, ''))
      mkdirSync(dirname(target), { recursive: true })
      cpSync(join(folder, path), target)
    }
  }
  for (const path of new Set(joins.flatMap((one) => Object.keys(one))))
    writeFileSync(join(copy, path), joined(path, joins))
  joinWords(copy, 'tr')
  const first = readFileSync(join(copy, 'locales/en/first.po'), 'utf8')
  const { sentences } = readCatalogue(`${first}\n\n${joinWords(copy, 'en')}`)
  writeFileSync(join(copy, 'src/words/word-key.ts'), textOfKeys(sentences.keys()))
  return copy
}
