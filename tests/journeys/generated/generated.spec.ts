import { expect } from '@playwright/test'
import { journeyStateOf } from '../../../machines/checkout/screens'
import { test } from '../support/test'
import { type BrowserPath, browserPaths } from './browser-paths'
import { holdNetwork } from './held-network'
import { walk } from './walk'

/** So many paths share one page: a new one for each would take longer than the path. */
const PATHS_A_PAGE = 10

test.use({ viewport: { width: 390, height: 844 }, trace: 'off' })

/** A piece of the names of the paths to be walked, when it is not all of them. */
const wanted = process.env['ONE_PATH'] ?? ''
const all = browserPaths()
const paths = all.filter(({ name }) => name.includes(wanted))
const groups = Array.from({ length: Math.ceil(paths.length / PATHS_A_PAGE) }, (_, index) =>
  paths.slice(index * PATHS_A_PAGE, (index + 1) * PATHS_A_PAGE),
)

const statesOn = ({ opened, steps }: BrowserPath) =>
  [opened, ...steps.map(({ after }) => after)].map(({ snapshot }) =>
    journeyStateOf(snapshot as unknown as Parameters<typeof journeyStateOf>[0]),
  )

test('paths for a browser go through every state that one can be in (MDL-06~)', () => {
  const seen = new Set(all.flatMap(statesOn))
  const steps = all.reduce((sum, path) => sum + path.steps.length, 0)
  console.log(`${all.length} paths, ${steps} steps, ${seen.size} states of the journey`)
  // The others follow only from a machine that breaks, which no shopper can bring about, or from another tab.
  expect(
    ['arrivalFailed', 'entering', 'reconcilingFailed', 'resultKept', 'suspended'].filter((state) =>
      seen.has(state as never),
    ),
  ).toEqual([])
  expect(seen.size).toBe(19)
})

groups.forEach((group, index) => {
  test(`the browser shows where the machines are, on generated paths ${index + 1} of ${groups.length} (MDL-06)`, async ({
    page,
    origins,
    sandbox,
    trouble,
  }) => {
    // Ten journeys in one.
    test.setTimeout(120_000)
    trouble.allow(/Failed to load resource/)
    await page.clock.install()
    // Code that does not come has the page loaded anew once in a session: here it has been.
    await page.addInitScript(() => {
      sessionStorage.setItem('reloaded-once', '1')
    })
    const network = await holdNetwork(page)
    for (const path of group) {
      await test.step(path.name, () => walk({ page, origins, sandbox, trouble, language: 'tr' }, network, path))
    }
  })
})
