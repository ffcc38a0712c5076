import { expect } from '@playwright/test'
import { test } from './support/test'
import { looksNamed } from './visual-states/visual-states'

test.use({ viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion: 'reduce' } })

/** In pixels, between a button and the first quiet link under it. */
const LEAST = 24

const LINKED = [
  ['the form filled from the order', 'continue', 'use-foreign-number'],
  ['the form of a future member', 'continue', 'step-back'],
  ['what a foreign number can pay with', 'continue', 'step-back'],
  ['the phone’s own e-mail asked for', 'continue', 'step-back'],
  ['another number for the code asked for', 'continue', 'step-back'],
  ['a payment that is complete, with the way back to the shop', 'go-back', 'print'],
] as const

for (const [name, button, link] of LINKED)
  for (const { visualState } of looksNamed(name))
    test(`${name} keeps its quiet link apart from the button (SHELL-07~)`, async ({
      page,
      origins,
      sandbox,
      trouble,
    }) => {
      await visualState.reach({ page, origins, sandbox, trouble, language: 'tr' })
      const boxOf = (action: string) => page.locator(`main [data-action="${action}"]`).boundingBox()
      const [above, below] = await Promise.all([boxOf(button), boxOf(link)])
      if (!above || !below) throw new Error('the button or its link is missing')
      expect(below.y - above.y - above.height).toBeGreaterThanOrEqual(LEAST)
    })
