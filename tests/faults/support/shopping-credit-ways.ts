import { METHOD_OF_CREDIT } from '../../machines/support/way-table'
import { type Page, payingOf } from './page'
import { RETRIED, agree, pressing } from './pressing'
import type { Shopper, Way } from './shopper'

const APPLIED = { type: 'shopper.applied' } as const

const paying = (page: Page) => payingOf(page.actor.getSnapshot())

/** Applies at the first bank that lends this amount. */
async function apply(page: Page, { beforePaying }: Shopper): Promise<void> {
  const { shoppingCredit } = paying(page)
  if (!shoppingCredit) return
  for (const { acquirerId } of shoppingCredit.getSnapshot().context.banks ?? []) {
    const choice = { type: 'shopper.choseBank', acquirerId } as const
    const isOpen = shoppingCredit.getSnapshot().context.selectedAcquirer === undefined
    if (isOpen && shoppingCredit.getSnapshot().can(choice)) shoppingCredit.send(choice)
  }
  agree(page)
  await beforePaying()
  if (shoppingCredit.getSnapshot().status === 'active') shoppingCredit.send(APPLIED)
}

export const CREDIT_WAYS: readonly Way[] = [
  {
    ...pressing('look at the credit', 'payment', METHOD_OF_CREDIT),
    when: (page, { manner }) => manner === 'credit' && paying(page).shoppingCredit === undefined,
  },
  pressing('ask for the banks again', 'shoppingCredit', RETRIED),
  { ...pressing('apply', 'shoppingCredit', APPLIED), take: apply },
  pressing('read that there may be a credit', 'cardPayment', { type: 'shopper.closed' }),
]
