import { posix } from 'node:path'
import { importsOf } from '../../support/reading/imports'
import type { Source } from '../../support/reading/source'

type Arrows = ReadonlyMap<string, ReadonlySet<string>>

function arrowsOf(files: readonly Source[]): Arrows {
  const arrows = new Map<string, Set<string>>()
  for (const file of files) {
    const from = posix.dirname(file.path)
    const taken = arrows.get(from) ?? new Set<string>()
    arrows.set(from, taken)
    for (const { target } of importsOf(file)) {
      const to = target === undefined ? from : posix.dirname(target)
      if (to !== from) taken.add(to)
    }
  }
  return arrows
}

function reachedFrom(folder: string, arrows: Arrows): ReadonlySet<string> {
  const reached = new Set<string>()
  const ahead = [...(arrows.get(folder) ?? [])]
  for (let next = ahead.pop(); next !== undefined; next = ahead.pop()) {
    if (reached.has(next)) continue
    reached.add(next)
    ahead.push(...(arrows.get(next) ?? []))
  }
  return reached
}

/** Folders that need each other, types included: a door between two rooms opens one way. */
export function folderCircles(files: readonly Source[]): string[] {
  const arrows = arrowsOf(files)
  return [...arrows.keys()].filter((folder) => reachedFrom(folder, arrows).has(folder)).sort()
}
