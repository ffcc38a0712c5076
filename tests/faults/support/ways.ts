import { verificationView } from '../../../machines/verification/view'
import type { CardTexts } from '../../../machines/entities/card'
import { CARD_FIELDS, EMPTY_CARD } from '../../../machines/entities/card-fields'
import { CREDIT_WAYS } from './credit-ways'
import { type Page, methodOf, payingOf } from './page'
import type { Shopper, Way } from './shopper'

const children = ({ actor }: Page) => actor.getSnapshot().children

const paying = (page: Page) => payingOf(page.actor.getSnapshot())

const RETRIED = { type: 'shopper.retried' } as const
const CONTINUED = { type: 'shopper.continued' } as const
const PAID = { type: 'shopper.paid' } as const
const ASKED_AGAIN = { type: 'shopper.askedAgain' } as const
const ASKED_BALANCE = { type: 'shopper.askedBalance' } as const
const CHOSE_TRANSFER = { type: 'shopper.choseMethod', method: 'bank-transfer' } as const
const TOOK_DETAILS = { type: 'shopper.tookDetails' } as const
const CHOSE_BALANCE = { type: 'shopper.choseMethod', method: 'balance' } as const
const CONTINUED_HERE = { type: 'shopper.continuedHere' } as const
const ACCEPTED = { type: 'shopper.acceptedPrice' } as const
const CLOSED = { type: 'shopper.closed' } as const

/** In how many parts a card is paid with that can be. */
const INSTALLMENTS = 3

/** Longer than a bank's offers may take. */
const OFFER_PATIENCE = 1500

/** Longer than the pause between two codes. */
const CODE_PATIENCE = 1000

async function enterCode(page: Page, shopper: Shopper): Promise<void> {
  const { verification } = children(page)
  if (!verification) return
  const view = () => verificationView(verification.getSnapshot())
  const code = (await shopper.inbox())[0]?.code
  const hasFreshCode = code !== shopper.typedCode && !view().isLapsed
  if (code !== undefined && hasFreshCode && !shopper.asksForAnother) {
    shopper.typedCode = code
    verification.send({ type: 'shopper.typedCode', text: code })
    verification.send({ type: 'shopper.enteredCode' })
    return
  }
  shopper.asksForAnother = false
  await page.until(() => children(page).verification !== verification || view().canResend, CODE_PATIENCE)
  verification.send({ type: 'shopper.askedForCode' })
}

type CardPayment = NonNullable<ReturnType<typeof paying>['cardPayment']>

type BankTransfer = NonNullable<ReturnType<typeof paying>['bankTransfer']>

function typeCard(cardPayment: CardPayment, page: Page, card: CardTexts) {
  const vault = page.vault()
  for (const field of CARD_FIELDS) {
    vault.write(field, card[field])
    cardPayment.send({ type: 'shopper.filledCard', field, card: vault.facts() })
  }
}

async function payByCard(cardPayment: CardPayment, page: Page, shopper: Shopper): Promise<void> {
  const { manner } = shopper
  // Who pays a part from the balance does so with the card that is saved, where there is one.
  if (manner !== 'mixed') typeCard(cardPayment, page, shopper.nextCard())
  cardPayment.send({ type: 'shopper.agreed', isAgreed: true })
  const isAnswered = () => {
    const snapshot = cardPayment.getSnapshot()
    return !snapshot.matches({ open: { installments: 'asking' } }) && !snapshot.matches({ open: { bonus: 'asking' } })
  }
  if (shopper.waitsForOffers) await page.until(isAnswered, OFFER_PATIENCE)
  const send: CardPayment['send'] = (event) => {
    // Whatever was waited for, the login or the order may have ended meanwhile.
    if (cardPayment.getSnapshot().status === 'active') cardPayment.send(event)
  }
  if (isMixing(shopper)) send({ type: 'shopper.choseMix', isMixAsked: true })
  else send({ type: 'shopper.askedThreeDS', isThreeDSAsked: manner === 'threeDS' })
  if (manner === 'installments') send({ type: 'shopper.choseInstallment', installmentNumber: INSTALLMENTS })
  await shopper.beforePaying()
  send(PAID)
}

async function startTransfer(bankTransfer: BankTransfer, { beforePaying }: Shopper): Promise<void> {
  const bankId = bankTransfer.getSnapshot().context.accounts[0]?.bankId
  if (bankId === undefined) throw new Error('the order names no bank')
  bankTransfer.send({ type: 'shopper.choseBank', bankId })
  bankTransfer.send({ type: 'shopper.agreed', isAgreed: true })
  await beforePaying()
  if (bankTransfer.getSnapshot().status === 'active') bankTransfer.send(PAID)
}

async function pay(page: Page, shopper: Shopper): Promise<void> {
  const { cardPayment, balancePayment, bankTransfer } = paying(page)
  if (cardPayment) await payByCard(cardPayment, page, shopper)
  if (bankTransfer) await startTransfer(bankTransfer, shopper)
  if (!balancePayment) return
  balancePayment.send({ type: 'shopper.agreed', isAgreed: true })
  await shopper.beforePaying()
  if (balancePayment.getSnapshot().status === 'active') balancePayment.send(PAID)
}

const isMixing = ({ manner }: Shopper) => manner === 'mixed' || manner === 'mixedAtBank'

/** Wants the balance, and it could not be had, or is not there yet. */
function lacksBalance(page: Page, shopper: Shopper): boolean {
  const { payment } = paying(page)
  const isWanted = shopper.manner === 'balance' || isMixing(shopper)
  return isWanted && payment !== undefined && payment.getSnapshot().context.balance === undefined
}

/** The balance is on its way: who wants it waits for it. */
const isStillAsked = (page: Page, shopper: Shopper) =>
  lacksBalance(page, shopper) &&
  paying(page)
    .payment?.getSnapshot()
    .matches({ open: { funds: 'asking' } }) === true

/** In the order in which a person would take them. */
export const WAYS: readonly Way[] = [
  {
    name: 'try again',
    isOpen: ({ actor }) => actor.getSnapshot().can(RETRIED),
    take: ({ actor }) => actor.send(RETRIED),
  },
  {
    name: 'continue in this tab',
    isOpen: (page) => children(page).tabOwnership?.getSnapshot().can(CONTINUED_HERE) === true,
    take: (page) => children(page).tabOwnership?.send(CONTINUED_HERE),
  },
  {
    name: 'say who it is',
    isOpen: (page) => children(page).identify?.getSnapshot().can(CONTINUED) === true,
    take: (page, { email, gsmNumber }) => {
      const { identify } = children(page)
      identify?.send({ type: 'shopper.typed', field: 'email', text: email })
      identify?.send({ type: 'shopper.typed', field: 'gsmNumber', text: gsmNumber })
      identify?.send(CONTINUED)
    },
  },
  {
    name: 'enter the code',
    isOpen: (page) => {
      const { verification } = children(page)
      const view = verification && verificationView(verification.getSnapshot())
      return view !== undefined && !view.isBusy && !view.isSending
    },
    take: enterCode,
  },
  {
    name: 'open the methods again',
    isOpen: (page) => paying(page).payment?.getSnapshot().can(RETRIED) === true,
    take: (page) => paying(page).payment?.send(RETRIED),
  },
  {
    name: 'open the wallet again',
    isOpen: (page) => paying(page).cardPayment?.getSnapshot().can(RETRIED) === true,
    take: (page) => paying(page).cardPayment?.send(RETRIED),
  },
  {
    name: 'look at the balance',
    isOpen: (page, { manner }) =>
      manner === 'balance' && paying(page).payment?.getSnapshot().can(CHOSE_BALANCE) === true,
    take: (page) => paying(page).payment?.send(CHOSE_BALANCE),
  },
  ...CREDIT_WAYS,
  {
    name: 'look at the transfer',
    isOpen: (page, { manner }) =>
      manner === 'transfer' &&
      paying(page).bankTransfer === undefined &&
      paying(page).payment?.getSnapshot().can(CHOSE_TRANSFER) === true,
    take: (page) => paying(page).payment?.send(CHOSE_TRANSFER),
  },
  {
    name: 'say that the details are noted',
    isOpen: (page) => paying(page).bankTransfer?.getSnapshot().can(TOOK_DETAILS) === true,
    take: (page) => paying(page).bankTransfer?.send(TOOK_DETAILS),
  },
  {
    name: 'ask for the balance again',
    isOpen: (page, shopper) =>
      lacksBalance(page, shopper) && paying(page).payment?.getSnapshot().can(ASKED_BALANCE) === true,
    take: (page) => paying(page).payment?.send(ASKED_BALANCE),
  },
  {
    name: 'read that the balance is not enough',
    isOpen: (page) => paying(page).balancePayment?.getSnapshot().can(CLOSED) === true,
    take: (page) => paying(page).balancePayment?.send(CLOSED),
  },
  {
    name: 'accept another price',
    isOpen: ({ actor }) => methodOf(actor.getSnapshot())?.getSnapshot().can(ACCEPTED) === true,
    take: ({ actor }) => methodOf(actor.getSnapshot())?.send(ACCEPTED),
  },
  {
    name: 'pay',
    isOpen: (page, shopper) =>
      methodOf(page.actor.getSnapshot())
        ?.getSnapshot()
        .can(PAID as never) === true && !isStillAsked(page, shopper),
    take: pay,
  },
  {
    name: 'ask what became of it',
    mayResolveItself: true,
    isOpen: (page) => children(page).reconciliation?.getSnapshot().can(ASKED_AGAIN) === true,
    take: (page) => children(page).reconciliation?.send(ASKED_AGAIN),
  },
]

/** The published cards that these shoppers have. */
export const cardOf = (cardNumber: string): CardTexts => ({
  ...EMPTY_CARD,
  cardNumber,
  expireDate: '12/2030',
  cvc: '123',
  accountHolder: 'Elif Yılmaz',
})
