import { expect } from '@playwright/test'
import { drawn } from '../support/seed'
import { sampled } from '../support/whole-run'
import { isReachable } from './looks/look'
import { lookedAtStates, looks } from './looks/looks'
import { test } from './support/test'
import { violationsOn } from './support/violations'

test.use({
  viewport: { width: 390, height: 844 },
  contextOptions: { reducedMotion: 'reduce' },
  // A violation names the rule and the element: the film of the way there would cost a third of the time.
  trace: 'off',
})

/** How many looks beside the first of each state `npm test` holds against WCAG; `npm run everything` takes each in every language, width and theme. */
const MORE = 6

const shown = lookedAtStates.map((state) =>
  looks[state].flatMap((look) => (isReachable(look) && !look.isVariant ? [{ state, look }] : [])),
)
const firsts = shown.flatMap((ofState) => ofState.slice(0, 1))
const others = shown.flatMap((ofState) => ofState.slice(1))

for (const { state, look } of [...firsts, ...sampled(drawn(others, MORE), others)]) {
  test(`${state}: ${look.name} breaks no rule of WCAG 2.2 AA (A11Y-01~)`, async ({
    page,
    origins,
    sandbox,
    trouble,
  }) => {
    await look.reach({ page, origins, sandbox, trouble, language: 'tr' })
    expect(await violationsOn(page)).toEqual([])
  })
}
