import { readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import * as v from 'valibot'
import { csvOf, tableOf } from '../../../scripts/paths/csv.mjs'
import { featuresOf } from '../../../scripts/paths/gherkin.mjs'
import { pathsSchema } from '../../../scripts/paths/path-schema'
import { specOf } from '../../../scripts/paths/playwright.mjs'
import { textOfSchema } from '../../../scripts/paths/schema.mjs'
import { toldPaths } from './told-paths'

const { paths } = await toldPaths()

// What works the paths out is large: one worker does it, once.
test.describe.configure({ mode: 'default' })

async function load() {
  const [{ chosenFile }, { exportedOf }, { idOf, playedOf }] = await Promise.all([
    import('./chosen-paths'),
    import('./exported-paths'),
    import('./played-path'),
  ])
  return { chosenFile, exportedOf, idOf, playedOf, file: v.parse(pathsSchema, wire(chosenFile())) }
}

let loaded: ReturnType<typeof load> | undefined
const read = () => (loaded ??= load())

const wire = (value: object): unknown => JSON.parse(JSON.stringify(value))

const idsOf = ({ paths }: { readonly paths: readonly { readonly id: string }[] }) => paths.map(({ id }) => id)

test('exported paths have ids of their own, which the same graph gives again (MDL-10~)', async () => {
  const { chosenFile, file, idOf } = await read()
  expect(new Set(idsOf(file)).size).toBe(file.paths.length)
  expect(file.paths.length).toBeGreaterThan(50)
  expect(idsOf(chosenFile())).toEqual(idsOf(file))
  for (const { id, name } of file.paths) expect(id).toBe(idOf(name))
  // An id that testers have written down.
  expect(idOf('entering → begins 0')).toBe('62e01bea')
})

test('the file of exported paths matches the schema in docs (MDL-10~)', async () => {
  const { chosenFile, file } = await read()
  expect(wire(chosenFile())).toEqual(wire(file))
  expect(readFileSync('docs/paths.schema.json', 'utf8')).toBe(textOfSchema(pathsSchema))
})

test('an exported path has the very steps that a browser plays in the gate (MDL-10~)', async () => {
  const { exportedOf, playedOf } = await read()
  for (const path of paths) {
    const [played, exported] = [playedOf(path), exportedOf(path)]
    const doneIn = ({ steps }: typeof played | typeof exported) =>
      steps.map(({ name, event, plays, answers, then, left }) => ({
        name,
        event,
        plays,
        answers,
        state: then?.state,
        left,
      }))
    expect(exported.id).toBe(played.id)
    expect(doneIn(exported)).toEqual(doneIn(played))
    const pictures = played.steps.flatMap(({ then }) => then?.picture ?? [])
    const handles = exported.steps.flatMap(({ then }) => (then ? [then.handles.map(({ on }) => on)] : []))
    pictures.forEach(({ screen, shows = {} }, index) => {
      if (screen !== undefined) expect(handles[index]).toContain(`main[data-screen="${screen}"]`)
      expect(handles[index]).toEqual(expect.arrayContaining(Object.keys(shows)))
    })
  }
})

test('paths are chosen by machine, state, event, strategy and length (MDL-10~)', async () => {
  const { chosenFile, file } = await read()
  const otp = chosenFile({ machine: 'otp' }).paths
  expect(otp.length).toBeGreaterThan(0)
  expect(otp.length).toBeLessThan(file.paths.length)
  expect(otp.every(({ covers }) => covers.states.some((state) => state.startsWith('otp: ')))).toBe(true)
  const bank = chosenFile({ event: 'shopper.wentToBank' }).paths
  expect(bank.map(({ steps }) => steps[steps.length - 1]?.event)).toEqual(bank.map(() => 'shopper.wentToBank'))
  const locked = chosenFile({ state: 'checkout: paying.lockedIn', strategy: 'shortest', maxSteps: 12 }).paths
  expect(locked.length).toBeGreaterThan(0)
  expect(locked.filter(({ steps }) => steps.length > 12)).toEqual([])
  const simple = chosenFile({ state: 'checkout: reconciling', strategy: 'simple' }).paths
  expect(simple.length).toBeGreaterThan(1)
  expect(simple.map(({ steps }) => steps[steps.length - 1]?.then?.state)).toEqual(simple.map(() => 'reconciling'))
  expect(() => chosenFile({ strategy: 'simple' })).toThrow(/need a --state or an --event/)
  const pairs = (paths: typeof otp) =>
    new Set(paths.flatMap(({ flags }) => Object.entries(flags).map((flag) => JSON.stringify(flag))))
  const pairwise = chosenFile({ strategy: 'pairwise' }).paths
  expect(pairwise.length).toBeLessThan(10)
  expect(pairs(pairwise)).toEqual(pairs(chosenFile().paths))
})

test('paths are written as a spec, as features and as tables, each with every path (MDL-10~)', async () => {
  const { file } = await read()
  const ids = idsOf(file)
  const steps = file.paths.flatMap((path) => path.steps)
  expect(csvOf(file).trimEnd().split('\n').length).toBeGreaterThan(steps.length)
  const features = Array.from(featuresOf(file).values()).join('\n')
  const spec = specOf(file)
  for (const id of ids) {
    expect(features).toContain(`@${id}`)
    expect(spec).toContain(`"id": "${id}"`)
  }
  const rows = tableOf(file).trimEnd().split('\n').slice(1)
  expect(rows.length).toBe(file.totals.states + file.totals.arrows)
  expect(rows.filter((row) => / ?[0-9a-f]{8}/.test(row)).length).toBeGreaterThan(400)
})

test('the worked example is a tester’s own runner of at most 60 lines (MDL-10~)', () => {
  const text = readFileSync('docs/examples/paths/paths.spec.mjs', 'utf8')
  expect(text.trimEnd().split('\n').length).toBeLessThanOrEqual(60)
  const imports = [...text.matchAll(/from '([^']+)'/g)].map(([, from]) => from)
  expect(imports).toEqual(['node:fs', '@playwright/test'])
})
