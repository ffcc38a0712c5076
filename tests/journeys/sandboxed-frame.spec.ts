import { type Frame, type Page, expect } from '@playwright/test'
import { textOf } from '../support/reading/files'
import { allowBankInFrame, bankIn, pressUntil, resultIn, test as base } from './support/framed'
import { hasPageCache, WITH_PAGE_CACHE } from './support/launch-options'

interface OfEachTest {
  /** Permissions that the merchant's page adds to those of the guide. */
  readonly added: readonly string[]
  readonly sandboxed: undefined
}

const WAY_OUT = 'allow-top-navigation-by-user-activation'

/** The guide's permissions without the one to navigate the top page. */
const ALLOWED = textOf('docs/merchant-guide/sandbox.txt')
  .trim()
  .split(' ')
  .filter((permission) => permission !== WAY_OUT)

const test = base.extend<OfEachTest>({
  added: [[], { option: true }],

  sandboxed: [
    async ({ page, added, trouble }, use) => {
      allowBankInFrame(trouble)
      trouble.allow(/Unsafe attempt to initiate navigation/)
      await page.addInitScript(
        (permissions) => {
          if (window.parent !== window) return
          const create = Reflect.get(document, 'createElement').bind(document)
          const createElement = (name: string) => {
            const element = create(name)
            if (element instanceof HTMLIFrameElement) element.setAttribute('sandbox', permissions.join(' '))
            return element
          }
          Object.assign(document, { createElement })
        },
        [...ALLOWED, ...added],
      )
      await use(undefined)
    },
    { auto: true },
  ],
})

test.skip(!hasPageCache, 'there is no full browser here')
test.use({ launchOptions: WITH_PAGE_CACHE, viewport: { width: 480, height: 700 } })

/** Is pressed by key: right after a scroll, Chromium may send a click to the frame that was at that place before. */
const whole = (frame: Frame) => frame.locator('[data-action="open-bank-here"]')

async function approve(bank: Pick<Page, 'locator'>) {
  const code = bank.locator('[data-acs-code]')
  await bank.locator('[data-field="code"]').fill((await code.getAttribute('data-acs-code')) ?? '')
  await bank.locator('[data-form="acs"] [data-action="verify"]').click()
}

test.describe('a sandboxed frame that may navigate the top', () => {
  test.use({ added: [WAY_OUT] })

  test('a sandboxed frame that may navigate the top leads to the bank as a whole page (SHELL-12~)', async ({
    page,
    link: { frame },
    payable,
  }) => {
    await payable.field('threeDS').check()
    await pressUntil(() => payable.press('pay'), whole(frame))
    await whole(frame).press('Enter')
    await approve(page)
    await resultIn(page).waitFor()
    expect(page.frames()).toHaveLength(1)
  })
})

test('a sandboxed frame that may not navigate the top stays at its bank, whose new window leads to the result (SHELL-12~, GWY-11~)', async ({
  page,
  context,
  link: { frame, token },
  payable,
  sandbox,
}) => {
  await payable.field('threeDS').check()
  await pressUntil(() => payable.press('pay'), whole(frame))
  const bankPage = frame.getByRole('region', { name: 'Bankanızın sayfası' })
  await expect(bankPage.getByRole('heading', { name: 'Bankanızın sayfası' })).toBeFocused()
  await expect(bankPage.locator('iframe')).toHaveAttribute('title', 'Bankanızın sayfası')
  await expect(bankPage.getByRole('status')).toHaveText('')
  await expect(frame.locator('#root')).toBeHidden()
  await whole(frame).press('Enter')
  await expect(bankIn(frame).locator('[data-acs-code]')).toBeVisible()
  // Otherwise a reload would count as a return from the bank.
  await expect.poll(() => frame.evaluate(() => JSON.stringify(sessionStorage))).not.toMatch(/goneTo(?:Seen)?Bank/)
  await expect(bankPage.getByRole('status')).toHaveText(/Yeni pencerede açın\.$/)
  const opened = context.waitForEvent('page')
  await frame.locator('[data-action="open-bank-window"]').press('Enter')
  await approve(await opened)
  await resultIn(frame).waitFor()
  expect(page.frames()[0]?.url()).toContain('/?token=')
  expect((await sandbox.ledger(token)).authorisations).toHaveLength(1)
})
