import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { readBuilt } from '../../scripts/configure/built.mjs'
import { textOf } from '../support/reading/files'
import { makeBuild, temporaryFolder } from './support/made-build'

const folder = temporaryFolder()
afterAll(() => {
  folder.remove()
})

it.each(['src', 'href', 'data-all'])('a build is refused where a page names a missing file as %s (OPS-04~)', (name) => {
  const dist = makeBuild(join(folder.path, name), ['entry-1234567.js'])
  expect(readBuilt(dist).pages.size).toBeGreaterThan(0)
  writeFileSync(join(dist, 'shell.en.html'), `<script ${name}="/assets/entry-7654321.js"></script>`)
  expect(() => readBuilt(dist)).toThrow(/shell\.en\.html needs \/assets\/entry-7654321\.js, which is no file of/)
})

it.each(['9.9.9', undefined])('a build of version %s is refused, as its settings may differ (OPS-04~)', (version) => {
  const dist = makeBuild(join(folder.path, 'version'), ['entry-1234567.js'])
  const file = join(dist, 'build.json')
  writeFileSync(file, JSON.stringify({ ...(JSON.parse(readFileSync(file, 'utf8')) as object), version }))
  const { version: own } = JSON.parse(textOf('package.json')) as { version: string }
  expect(() => readBuilt(dist)).toThrow(
    `${dist} is a build of ${version ?? 'an unknown version'}, and this command is of ${own}. Run it from a checkout of the build's own tag, or build again.`,
  )
})
