import { posix } from 'node:path'
import ts from 'typescript'
import type { Source } from '../../support/reading/source'

type Arrows = ReadonlyMap<string, ReadonlySet<string>>

const ENDINGS = ['', '.ts', '.tsx', '.mjs', '.css.ts']

/** Type imports in comments of plain scripts. */
const IN_COMMENT = /(?:@import [^']*from |import\()'(\.[^']+)'/g

function specifiersOf({ path, text }: Source): string[] {
  const written = ts.preProcessFile(text, true, true).importedFiles.map(({ fileName }) => fileName)
  const inComments = path.endsWith('.mjs') ? Array.from(text.matchAll(IN_COMMENT), ([, name = '']) => name) : []
  return [...written, ...inComments].filter((name) => name.startsWith('.'))
}

/** For each file, the files that it imports from: values, types, dynamic imports. */
function arrowsOf(files: readonly Source[]): Arrows {
  const paths = new Set(files.map(({ path }) => path))
  const fileAt = (target: string) => ENDINGS.map((ending) => target + ending).find((path) => paths.has(path))
  return new Map(
    files.map((file) => {
      const targets = specifiersOf(file).map((name) => fileAt(posix.join(posix.dirname(file.path), name)))
      return [file.path, new Set(targets.filter((path) => path !== undefined && path !== file.path) as string[])]
    }),
  )
}

function turned(arrows: Arrows): Arrows {
  const back = new Map<string, Set<string>>([...arrows.keys()].map((name) => [name, new Set()]))
  for (const [from, targets] of arrows) for (const to of targets) back.get(to)?.add(from)
  return back
}

/** Removes everything without outgoing imports, repeatedly; what is left leads to a cycle. */
function endless(arrows: Arrows, names: ReadonlySet<string>): ReadonlySet<string> {
  const left = new Set([...names].filter((name) => [...(arrows.get(name) ?? [])].some((to) => names.has(to))))
  return left.size === names.size ? left : endless(arrows, left)
}

/** Everything on a cycle, or on a path between two cycles. */
function onCircles(arrows: Arrows): string[] {
  return [...endless(turned(arrows), endless(arrows, new Set(arrows.keys())))].sort()
}

/** The two branches that an import connects, in the folder where both paths diverge. Files of that folder itself are one branch. */
function branchesOf(from: string, to: string): readonly [string, string] {
  const [one, other] = [from.split('/'), to.split('/')]
  const depth = one.findIndex((part, place) => part !== other[place])
  const branch = (parts: readonly string[]) =>
    parts.length === depth + 1 ? [...parts.slice(0, depth), '*'].join('/') : parts.slice(0, depth + 1).join('/')
  return [branch(one), branch(other)]
}

function foldersOf(files: Arrows): Arrows {
  const arrows = new Map<string, Set<string>>()
  for (const [path, targets] of files) {
    for (const target of targets) {
      const [from, to] = branchesOf(path, target)
      const known = arrows.get(from) ?? new Set()
      arrows.set(from, known)
      if (!arrows.has(to)) arrows.set(to, new Set())
      if (from !== to) known.add(to)
    }
  }
  return arrows
}

/** Files on an import cycle, types included. */
export const fileCircles = (files: readonly Source[]): string[] => onCircles(arrowsOf(files))

/** Folders on an import cycle, with everything below them; `*` means the files of a folder itself. */
export const folderCircles = (files: readonly Source[]): string[] => onCircles(foldersOf(arrowsOf(files)))
