import { type BrowserContext, type Page, expect } from '@playwright/test'
import type { MadeMember } from '../../support/control-answers'
import type { SandboxClient } from '../../support/sandbox-client'
import { PATHS } from '../../gateways/support/paths'
import { CARDS, type Shopper, shopperOn } from './shopper'
import { type Standing, RETRY, comesToStand, standingOf } from './standing'

interface Hand {
  readonly page: Page
  readonly shopper: Shopper
}

/** States in which a person waits. */
const WAITING = /^(?:underWay|asking|elsewherePaying)$/
const TURNS = 12

/** Errors when a page, or the pressed element, goes away during the press. */
const GONE = /navigat|context was destroyed|interrupted|net::ERR|frame was detached|Timeout \d+ms exceeded(?! while)/i

interface Given {
  readonly context: BrowserContext
  readonly page: Page
  readonly sandbox: SandboxClient
  readonly member: MadeMember
  readonly token: string
  readonly address: string
}

export type ShopperGestures = ReturnType<typeof gesturesOf>
export type Gesture = keyof ShopperGestures['GESTURES']

/** One browser with one or two tabs of an order, and a hasty shopper who presses without waiting. */
export function gesturesOf({ context, page, sandbox, member, token, address }: Given) {
  const handAt = (tab: Page): Hand => ({ page: tab, shopper: shopperOn(tab, sandbox, member) })
  const tabs: Hand[] = [handAt(page)]
  let current = 0
  let isOnline = true
  let hasDocument = false

  const here = (): Hand => {
    const tab = tabs[current]
    if (!tab) throw new Error('there is no such tab')
    return tab
  }

  /** Goes to the methods and fills in a card. */
  async function begin(): Promise<void> {
    // Playwright fulfils routed pages without the network, so being offline has to be simulated.
    await context.route(
      ({ searchParams }) => searchParams.has('token'),
      (route) => (isOnline || hasDocument ? route.fallback() : route.abort('internetdisconnected')),
    )
    await here().shopper.logIn(address)
    await fill(here())
  }

  /** Types the card data again if the form has cleared any of it, and ticks the agreement. */
  async function fill({ page: tab, shopper: { field } }: Hand): Promise<void> {
    const card = { cardNumber: CARDS.approved, expireDate: '122030', cvc: '123', accountHolder: 'Elif Yılmaz' }
    for (const [name, text] of Object.entries(card)) {
      if ((await field(name).inputValue()) === '') await field(name).fill(text)
    }
    await field('agreement').check()
    await tab.locator('[data-action="pay"]:not([aria-disabled])').waitFor()
  }

  /** Presses the button in every state; without a button, the step does nothing. */
  async function press(how: 'click' | 'enter'): Promise<void> {
    const hand = here()
    if ((await standingOf(hand.page)) === 'form') await fill(hand)
    await hand.page.evaluate((isEnter) => {
      const button = document.querySelector<HTMLElement>('[data-action="pay"]')
      if (isEnter) button?.focus()
      else button?.click()
    }, how === 'enter')
    if (how === 'enter') await hand.page.keyboard.press('Enter')
  }

  async function back(): Promise<void> {
    const { page: tab } = here()
    await tab.goBack({ waitUntil: 'commit' })
    // Back may leave the checkout for where the browser began.
    await find(tab)
  }

  /** Duplicates a tab with its session storage; an empty tab if there is nothing to copy. */
  async function copyOf(tab: Page): Promise<Page> {
    if ((await standingOf(tab)) === 'lost') return context.newPage()
    // The copy opens empty first, because context scripts don't run in a document that replaces the initial one.
    const [copy, href] = await Promise.all([
      context.waitForEvent('page'),
      tab.evaluate(() => {
        window.open()
        return location.href
      }),
    ])
    await attempt(() => copy.goto(href, { waitUntil: 'commit' }))
    return copy
  }

  async function otherTab(): Promise<void> {
    if (tabs.length === 1) tabs.push(handAt(await copyOf(here().page)))
    current = 1 - current
    await here().page.bringToFront()
    await find(here().page)
    await comesToStand(here().page, /^underWay$/)
    await continueHere(here())
  }

  async function continueHere({ page: tab }: Hand): Promise<void> {
    await tab.evaluate(() => {
      document.querySelector<HTMLElement>('[data-action="continue-here"]')?.click()
    })
  }

  /** Waits until only this tab can pay; takes the order over if another tab has it. */
  async function takeOver(hand: Hand): Promise<void> {
    await expect(async () => {
      if ((await standingOf(hand.page)) === 'elsewhere') await continueHere(hand)
      const standings = await Promise.all(tabs.map(({ page: tab }) => standingOf(tab)))
      expect(standings).toEqual(tabs.map((tab) => (tab === hand ? 'form' : 'elsewhere')))
    }).toPass({ timeout: 10_000, intervals: [50] })
    await fill(hand)
  }

  /** Loads the page again, as browsers do on their own after a failed load. */
  async function find(tab: Page): Promise<void> {
    if ((await standingOf(tab)) === 'lost') await tab.goto(address, { waitUntil: 'commit' })
  }

  async function network(isOn: boolean): Promise<void> {
    isOnline = isOn
    await context.setOffline(!isOn)
    if (!isOn) return
    for (const { page: tab } of tabs) await find(tab)
  }

  /** The document still loads, and nothing after it. */
  async function reloadIntoTunnel(): Promise<void> {
    await network(false)
    hasDocument = true
    try {
      await here().page.reload({ waitUntil: 'commit' })
    } finally {
      hasDocument = false
    }
  }

  const GESTURES = {
    click: () => press('click'),
    Enter: () => press('enter'),
    wait: () => comesToStand(here().page, /^underWay$/),
    reload: () => here().page.reload({ waitUntil: 'commit' }),
    'reload into a tunnel': reloadIntoTunnel,
    Back: back,
    offline: () => network(false),
    online: () => network(true),
    'another tab': otherTab,
    'the next answer is lost': async () => {
      await sandbox.setFault({ token, path: PATHS.cardAuth, phase: 'after-commit', act: 'reset', nth: 1 })
    },
  }

  /** The page may go away during a gesture; the next gesture then works on another page. */
  async function attempt(work: () => Promise<unknown>): Promise<void> {
    try {
      await work()
    } catch (error) {
      if (!GONE.test(String(error))) throw error
    }
  }

  /** A patient shopper's next step from the tab's current state. */
  async function goOn(hand: Hand): Promise<Standing> {
    const { shopper } = hand
    const ways: Readonly<Partial<Record<Standing, () => Promise<void>>>> = {
      form: async () => {
        await fill(hand)
        await shopper.press('pay')
      },
      elsewhere: () => continueHere(hand),
      failed: () => hand.page.locator(RETRY).first().click(),
      identify: shopper.identify,
      otp: shopper.enterCode,
    }
    const standing = await comesToStand(hand.page, WAITING)
    await attempt(async () => ways[standing]?.())
    return standing
  }

  return {
    here,
    tabs,
    GESTURES,
    begin,
    takeOver,
    continueHere,
    goOn,
    do: (gesture: keyof typeof GESTURES) => attempt(GESTURES[gesture]),
    /** The state of every tab once the network is back and no more gestures follow. */
    async settle(): Promise<readonly Standing[]> {
      await network(true)
      return Promise.all(tabs.map(({ page: tab }) => comesToStand(tab, WAITING)))
    },
    /** Goes on until the order is paid, from wherever the gestures have led. */
    async finish(): Promise<void> {
      for (let turn = 0; turn < TURNS; turn += 1) {
        if ((await goOn(here())) === 'result') return
      }
      throw new Error(`nothing leads on from ${await standingOf(here().page)}`)
    },
    /** Every tab reaches the result on its own, except for tabs that offer a retry. */
    async findResult(): Promise<void> {
      for (const { page: tab } of tabs) {
        while ((await comesToStand(tab, /^(?!result|failed)/)) === 'failed') await tab.locator(RETRY).first().click()
      }
    },
  }
}
