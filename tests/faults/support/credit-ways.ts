import { type Page, payingOf } from './page'
import type { Shopper, Way } from './shopper'

const CHOSE_CREDIT = { type: 'shopper.choseMethod', method: 'shopping-credit' } as const
const APPLIED = { type: 'shopper.applied' } as const
const RETRIED = { type: 'shopper.retried' } as const
const CLOSED = { type: 'shopper.closed' } as const

const paying = (page: Page) => payingOf(page.actor.getSnapshot())

/** At the first bank that lends as much. */
async function apply(page: Page, { beforePaying }: Shopper): Promise<void> {
  const { shoppingCredit } = paying(page)
  if (!shoppingCredit) return
  for (const { acquirerId } of shoppingCredit.getSnapshot().context.banks ?? []) {
    const choice = { type: 'shopper.choseBank', acquirerId } as const
    const isOpen = shoppingCredit.getSnapshot().context.selectedAcquirer === undefined
    if (isOpen && shoppingCredit.getSnapshot().can(choice)) shoppingCredit.send(choice)
  }
  shoppingCredit.send({ type: 'shopper.agreed', isAgreed: true })
  await beforePaying()
  if (shoppingCredit.getSnapshot().status === 'active') shoppingCredit.send(APPLIED)
}

/** The ways to a bank's credit, and past the offer of one. */
export const CREDIT_WAYS: readonly Way[] = [
  {
    name: 'look at the credit',
    isOpen: (page, { manner }) =>
      manner === 'credit' &&
      paying(page).shoppingCredit === undefined &&
      paying(page).payment?.getSnapshot().can(CHOSE_CREDIT) === true,
    take: (page) => paying(page).payment?.send(CHOSE_CREDIT),
  },
  {
    name: 'ask for the banks again',
    isOpen: (page) => paying(page).shoppingCredit?.getSnapshot().can(RETRIED) === true,
    take: (page) => paying(page).shoppingCredit?.send(RETRIED),
  },
  {
    name: 'apply',
    isOpen: (page) => paying(page).shoppingCredit?.getSnapshot().can(APPLIED) === true,
    take: apply,
  },
  {
    name: 'read that there may be a credit',
    isOpen: (page) => paying(page).cardPayment?.getSnapshot().can(CLOSED) === true,
    take: (page) => paying(page).cardPayment?.send(CLOSED),
  },
]
