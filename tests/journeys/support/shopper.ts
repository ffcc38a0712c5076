import type { Page } from '@playwright/test'
import type { MadeMember } from '../../support/control-answers'
import type { SandboxClient } from '../../support/sandbox-client'

/** Public test cards; the sandbox defines what each of them does. */
export const CARDS = {
  approved: '5400360000000003',
  amex: '374427000000003',
  notSufficientFunds: '4111111111111129',
} as const

/** A shopper's actions at the checkout, through the public handles. */
export function shopperOn(
  page: Pick<Page, 'locator' | 'waitForFunction' | 'goto'>,
  sandbox: SandboxClient,
  member: MadeMember,
) {
  const field = (name: string) => page.locator(`[data-field="${name}"]`)
  const press = (action: string) => page.locator(`[data-action="${action}"]`).click()
  const sees = (screen: string) => page.locator(`main[data-screen="${screen}"]`).waitFor()

  /** Waits until the form is filled in with the order's contact, and continues. */
  async function identify() {
    await page.waitForFunction(() => {
      const input = document.querySelector<HTMLInputElement>('[data-field="email"]')
      return input !== null && input.value !== ''
    })
    await press('continue')
    await sees('otp')
    // The code that updates the URL is a chunk of its own, which may load after the screen.
    await page.waitForFunction(() => location.pathname.endsWith('/otp'))
  }

  async function typeCode() {
    await field('verificationCode').pressSequentially(await sandbox.latestCode(member.gsmNumber))
    await press('verify')
  }

  async function enterCode() {
    await typeCode()
    await page.locator('[data-form="credit-card-form"]').waitFor()
  }

  /** Fills the card at once, as a browser does; typing has journeys of its own. */
  async function fillCard(cardNumber: string = CARDS.approved, cvc = '123') {
    await field('cardNumber').fill(cardNumber)
    await field('expireDate').fill('12/2030')
    await field('cvc').fill(cvc)
    await field('accountHolder').fill('Elif Yılmaz')
  }

  async function agree() {
    await field('agreement').check()
  }

  async function logIn(address: string) {
    await page.goto(address)
    await identify()
    await enterCode()
  }

  /** Opens an order and fills in the form, ready to pay. */
  async function reachPay(address: string, cardNumber: string = CARDS.approved) {
    await logIn(address)
    await fillCard(cardNumber)
    await agree()
  }

  return { field, press, sees, identify, typeCode, enterCode, logIn, fillCard, agree, reachPay }
}

export type Shopper = ReturnType<typeof shopperOn>
