import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { readBuilt } from '../../scripts/configure/built.mjs'
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
