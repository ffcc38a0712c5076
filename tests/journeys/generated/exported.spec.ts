import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import * as v from 'valibot'
import { type PathsFile, pathsSchema } from '../../../scripts/paths/path-schema'
import { textOfSchema } from '../../../scripts/paths/schema.mjs'
import { wantedOf } from '../../../scripts/paths/wanted.mjs'
import { runChild } from '../../../scripts/run/child.mjs'
import { playExample } from '../support/example'
import type { Wanted } from './chosen-paths'
import { toldPaths } from './told-paths'

const { paths } = await toldPaths()

// Computing the paths is expensive: one worker does it, once.
test.describe.configure({ mode: 'default' })

async function load() {
  const [{ STRATEGIES, chosenFile }, { exportedOf }, { idOf, playedOf }] = await Promise.all([
    import('./chosen-paths'),
    import('./exported-paths'),
    import('./played-path'),
  ])
  const file = v.parse(pathsSchema, wire(chosenFile()))
  const asked = (...args: string[]) => chosenFile(wantedOf(args, STRATEGIES).chosen as Wanted).paths
  return { asked, chosenFile, exportedOf, idOf, playedOf, file }
}

let loaded: ReturnType<typeof load> | undefined
const read = () => (loaded ??= load())

const wire = (value: object): unknown => JSON.parse(JSON.stringify(value))

const idsOf = ({ paths }: { readonly paths: readonly { readonly id: string }[] }) => paths.map(({ id }) => id)

test('an exported path has exactly the steps that a browser plays in the gate (MDL-10~)', async () => {
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

test('paths are chosen by state, event, strategy and length (MDL-10~)', async () => {
  const { asked, chosenFile } = await read()
  const bank = chosenFile({ event: 'shopper.wentToBank' }).paths
  expect(bank.map(({ steps }) => steps[steps.length - 1]?.event)).toEqual(bank.map(() => 'shopper.wentToBank'))
  const locked = chosenFile({ state: 'checkout: paying.lockedIn', strategy: 'shortest', maxSteps: 12 }).paths
  expect(locked.length).toBeGreaterThan(0)
  expect(locked.filter(({ steps }) => steps.length > 12)).toEqual([])
  const simple = chosenFile({ state: 'checkout: reconciling', strategy: 'simple' }).paths
  expect(simple.length).toBeGreaterThan(1)
  expect(simple.map(({ steps }) => steps[steps.length - 1]?.then?.state)).toEqual(simple.map(() => 'reconciling'))
  expect(() => asked('--strategy', 'simple')).toThrow(/needs a --state or an --event/)
  const pairs = (paths: typeof simple) =>
    new Set(paths.flatMap(({ flags }) => Object.entries(flags).map((flag) => JSON.stringify(flag))))
  const pairwise = chosenFile({ strategy: 'pairwise' }).paths
  expect(pairwise.length).toBeLessThan(10)
  expect(pairs(pairwise)).toEqual(pairs(chosenFile().paths))
})

test('the worked example is a runner of at most 60 lines with Playwright as its only package (MDL-10~)', () => {
  const text = readFileSync('docs/examples/paths/paths.spec.mjs', 'utf8')
  expect(text.trimEnd().split('\n').length).toBeLessThanOrEqual(60)
  const imports = [...text.matchAll(/from '([^']+)'/g)].map(([, from]) => from)
  expect(imports).toEqual(['node:fs', '@playwright/test'])
})

const KINDS = ['states', 'arrows'] as const

/** The shortest path of each theme that contains an answer, at most `count` of them. */
function fewOf({ paths: all }: PathsFile, count: number): PathsFile['paths'] {
  const answered = all.filter(({ steps }) => steps.some(({ answers }) => answers.length > 0))
  const longestFirst = answered.sort((one, other) => other.steps.length - one.steps.length)
  const shortest = Array.from(new Map(longestFirst.map((path) => [path.theme, path])).values())
  return shortest.sort((one, other) => one.steps.length - other.steps.length).slice(0, count)
}

test('generated paths are exported in four forms, and a tester’s own runner plays them (MDL-10)', async ({}, testInfo) => {
  test.setTimeout(120_000)
  const { asked, file, idOf } = await read()
  const folder = testInfo.outputPath('paths')
  const textIn = (name: string) => readFileSync(join(folder, name), 'utf8')
  const command = await runChild([process.execPath, 'scripts/paths.mjs', '--out', folder], { quiet: true })
  expect(command.code, command.output).toBe(0)

  await test.step('as JSON: every path with its id, what it covers, and its steps', () => {
    const written = v.parse(pathsSchema, JSON.parse(textIn('paths.json')))
    expect(written).toEqual(file)
    expect(readFileSync('docs/paths.schema.json', 'utf8')).toBe(textOfSchema(pathsSchema))
    const names = written.paths.map(({ name }) => name)
    expect(paths.filter(({ name }) => !names.includes(name))).toEqual([])
    expect(new Set(idsOf(written)).size).toBe(names.length)
    expect(names.length).toBeGreaterThan(50)
    // Testers refer to paths by id, so an id must not change.
    expect(idOf('entering → begins 0')).toBe('62e01bea')
    for (const { id, name, machine, covers, begin, steps } of written.paths) {
      expect({ id, machine }).toEqual({ id: idOf(name), machine: 'checkout' })
      for (const kind of KINDS)
        expect(Object.values(written.machines).flatMap((own) => own[kind])).toEqual(
          expect.arrayContaining(covers[kind]),
        )
      const places = [begin.then, ...steps.map(({ then }) => then)].flatMap((then) => then ?? [])
      expect(covers.states).toEqual(expect.arrayContaining(places.map(({ state }) => `checkout: ${state}`)))
      expect(places.filter(({ address = '', handles }) => address === '' || handles.length === 0)).toEqual([])
      expect(steps.map(({ number }) => number)).toEqual(steps.map((_, index) => index + 1))
      const deeds = steps.filter(({ event }) => event.startsWith('shopper.'))
      expect(deeds.filter(({ gesture }) => !gesture)).toEqual([])
    }
    const refused = written.paths.flatMap(({ steps }) => steps).find(({ answers }) => answers[0]?.outcome === 'refused')
    expect(refused?.plays).toContainEqual({
      tell: expect.objectContaining({ method: 'POST', path: 'held' }) as unknown,
    })
  })

  await test.step('as Playwright, Gherkin and CSV: every path, and every step', () => {
    const features = Array.from(new Set(file.paths.map(({ theme }) => `${theme.replaceAll(' ', '-')}.feature`)))
    const scenarios = features.map(textIn).join('\n')
    const rows = textIn('paths.csv').split('\n')
    for (const { id, steps } of file.paths) {
      expect(textIn('paths.spec.mjs')).toContain(`"id": "${id}"`)
      expect(scenarios).toContain(`@${id}\n  Scenario: ${id} `)
      expect(rows.filter((row) => row.startsWith(`${id},`))).toHaveLength(steps.length)
    }
  })

  await test.step('chosen by machine, state, event, strategy and length', () => {
    for (const [args, isMeant] of [
      [['--machine', 'otp'], ({ covers }) => covers.states.some((state) => state.startsWith('otp: '))],
      [['--state', 'checkout: registering'], ({ covers }) => covers.states.includes('checkout: registering')],
      [['--event', 'shopper.paid'], ({ steps }) => steps.some(({ event }) => event === 'shopper.paid')],
      [['--max-steps', '4'], ({ steps }) => steps.length <= 4],
    ] satisfies [string[], (path: PathsFile['paths'][number]) => boolean][]) {
      const meant = file.paths.filter(isMeant)
      expect(meant.length).toBeLessThan(file.paths.length)
      expect(
        asked(...args).map(({ id }) => id),
        args.join(' '),
      ).toEqual(idsOf({ paths: meant }))
    }
    const gate = asked('--strategy', 'gate')
    expect(gate.length).toBeGreaterThan(20)
    expect(gate.flatMap(({ steps }) => steps).length).toBeLessThan(file.paths.flatMap(({ steps }) => steps).length)
  })

  await test.step('with a table of states and arrows, each with its paths', () => {
    const rows = textIn('coverage.csv').trimEnd().split('\n').slice(1)
    const all = Object.values(file.machines).flatMap((own) => KINDS.flatMap((kind) => own[kind]))
    expect(rows).toHaveLength(all.length)
    for (const [index, name] of all.entries()) {
      const ids = idsOf({ paths: file.paths.filter(({ covers }) => KINDS.some((kind) => covers[kind].includes(name))) })
      expect(rows[index]?.endsWith(`,${ids.length},${ids.join(' ')}`), name).toBe(true)
    }
  })

  await test.step('played against a started app by the example in docs', async () => {
    const few = fewOf(file, 3)
    const name = join(folder, 'few.json')
    writeFileSync(name, JSON.stringify({ ...file, paths: few }))
    const { code, output, broken } = await playExample(name)
    const count = (kind: 'states' | 'arrows') => new Set(few.flatMap(({ covers }) => covers[kind])).size
    expect(output).toContain(`${few.length} passed`)
    expect(output).toContain(
      `${count('states')} of ${file.totals.states} states, ${count('arrows')} of ${file.totals.arrows}`,
    )
    expect(code).toBe(0)
    expect(broken).toEqual([])
  })
})
