import type { SnapshotFrom } from 'xstate'
import type { checkoutMachine } from '../../../machines/checkout/machine'
import type { Place, Screen } from '../../../machines/checkout/rules'
import { journeyStateOf, placeOf, screenOf } from '../../../machines/checkout/screens'
import { compose } from '../../../src/app/first/compose'
import { readConfigurationBlock } from '../../../src/app/first/configuration-block'
import { flowOf } from '../../../src/app/boot/session-hint'
import type { CardVault } from '../../../src/checkout/card-vault'
import type { CheckoutActor } from '../../../src/checkout/provider'
import { detailRequest } from '../../../src/gateways/detail-request'
import type { ProviderConfiguration } from '../../../src/gateways/provider'
import { nextPage } from './tab'

type Snapshot = SnapshotFrom<typeof checkoutMachine>

/** The checkout on a page, without its screens: the machines over their real services. */
export interface Page {
  readonly actor: CheckoutActor
  readonly screen: () => Screen
  readonly place: () => Place
  /** Created before any screen with a card field. */
  readonly vault: () => CardVault
  /** Whether a condition came true within some milliseconds of an idle machine; a busy machine gets longer. */
  readonly until: (isSo: () => boolean, patience: number) => Promise<boolean>
  readonly close: () => void
}

/** The payment is reported as complete. Not just the screen, because the announcement of a bank has the same one. */
export const isComplete = (snapshot: Snapshot) => ['result', 'resultStaying'].includes(journeyStateOf(snapshot))

/** The payment's machine, its current method and attempt, or the refund or settlement. */
export function payingOf({ children: { payment } }: Pick<Snapshot, 'children'>) {
  const below = payment?.getSnapshot().children
  return { payment, ...below, ...below?.attempt?.getSnapshot().children }
}

export function methodOf(snapshot: Pick<Snapshot, 'children'>) {
  const { cardPayment, balancePayment, shoppingCredit, bankTransfer } = payingOf(snapshot)
  const { refund, settlement } = snapshot.children
  return cardPayment ?? balancePayment ?? shoppingCredit ?? bankTransfer ?? refund ?? settlement
}

/** In milliseconds, on an idle event loop. */
const TURN = 10

/** As in the page's boot script: requests the order before the app's code has loaded. */
function begun(text: string, token: string, path: string) {
  const provider = JSON.parse(text) as ProviderConfiguration
  const { url, headers, body } = detailRequest(token, 'tr', provider, flowOf(token, path))
  const init = fetch(url, { method: 'POST', headers, body: JSON.stringify(body) }).then(async (response) => ({
    status: response.status,
    text: await response.text(),
  }))
  init.catch(() => undefined)
  return init
}

/** Opens the checkout at a path, in the tab of the caller. `hear` receives every event of every machine. */
export function openPage(token: string, path: string, hear: (actor: CheckoutActor) => void): Page {
  const page = readConfigurationBlock()
  const leave = nextPage()
  const early = { init: begun(page.text, token, path), pressed: undefined, errors: [], handOver: () => undefined }
  const { actor, vault } = compose({ page, address: { token, path }, language: () => 'tr', early })
  const watchers = new Set<() => void>([() => hear(actor)])
  const hearing = actor.system.inspect(({ type }) => {
    if (type === '@xstate.snapshot') watchers.forEach((watch) => watch())
  })
  actor.start()
  return {
    actor,
    screen: () => screenOf(actor.getSnapshot()),
    place: () => placeOf(actor.getSnapshot()),
    vault() {
      const open = vault()
      if (!open) throw new Error('a screen with a card field came before the vault')
      return open
    },
    until: (isSo, patience) =>
      new Promise((resolve) => {
        const end = (isReached: boolean) => {
          watchers.delete(watch)
          clearInterval(turn)
          resolve(isReached)
        }
        const watch = () => {
          if (isSo()) end(true)
        }
        let left = patience
        const turn = setInterval(() => {
          left -= TURN
          if (left <= 0) end(isSo())
        }, TURN)
        watchers.add(watch)
        watch()
      }),
    close() {
      hearing.unsubscribe()
      actor.stop()
      leave()
    },
  }
}
