import { cpSync, mkdirSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { root, textOf } from '../../support/reading/files'

export const commandsIn = (page: string): string[] =>
  Array.from(page.matchAll(/^( *)```sh\n([^]*?)^\1```$/gm), ([, , block = '']) => block)
    .flatMap((block) => block.split('\n'))
    .map((line) => line.trim())
    .filter((line) => line !== '')

/** A folder with the contents of a clone after `npm ci` and `npm run build`. The build is a copy that a test may change. */
export function makeClone(folder: string): string {
  mkdirSync(folder)
  for (const name of ['docs', 'node_modules', 'scripts']) symlinkSync(join(root, name), join(folder, name))
  for (const name of ['dist', 'package.json']) cpSync(join(root, name), join(folder, name), { recursive: true })
  return folder
}

interface Recipe {
  readonly from: string
  readonly copied: readonly string[]
  readonly user: string
  readonly port: string
  readonly entry: readonly string[]
  readonly health: string
}

/** Parses a Containerfile of one stage. Throws on an unknown instruction. */
export function readRecipe(path: string): Recipe {
  const lines = textOf(path)
    .replace(/\\\n/g, ' ')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => /^([A-Z]+) (.+)$/.exec(line))
  const names = lines.map((line) => line?.[1] ?? 'none')
  const known = ['FROM', 'COPY', 'USER', 'WORKDIR', 'EXPOSE', 'STOPSIGNAL', 'HEALTHCHECK', 'ENTRYPOINT']
  if (names.join() !== known.join()) throw new Error(`${path} has other instructions: ${names.join()}`)
  const valueOf = (name: string) => lines[names.indexOf(name)]?.[2] ?? ''
  return {
    from: valueOf('FROM'),
    copied: valueOf('COPY')
      .split(' ')
      .filter((word) => !word.startsWith('--')),
    user: valueOf('USER'),
    port: valueOf('EXPOSE'),
    entry: JSON.parse(valueOf('ENTRYPOINT')) as string[],
    health: /CMD wget -q -O \/dev\/null (\S+)$/.exec(valueOf('HEALTHCHECK'))?.[1] ?? '',
  }
}

/** Copies what the recipe copies, into a folder that replaces the image's root. */
export function copyInto(image: string, context: string, { copied: [from = '', to = ''] }: Recipe): string {
  const target = join(image, to)
  cpSync(join(context, from), target, { recursive: true })
  // The container mounts an empty in-memory file system here.
  rmSync(join(target, 'run'), { recursive: true })
  mkdirSync(join(target, 'run'))
  return target
}
