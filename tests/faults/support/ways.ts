import { otpView } from '../../../machines/sign-in/otp/view'
import { CARD_FIELDS, type CardTexts, EMPTY_CARD } from '../../../machines/entities/card'
import { tellBelow } from '../../machines/support/hear'
import { ACTS, METHOD_OF_TRANSFER } from '../../machines/support/way-table'
import { CREDIT_WAYS } from './shopping-credit-ways'
import { INTO_BALANCE_WAYS } from './into-balance-ways'
import { type Page, payingOf } from './page'
import { agree, pressing, RETRIED } from './pressing'
import type { Shopper, Way } from './shopper'

const children = ({ actor }: Page) => actor.getSnapshot().children

const paying = (page: Page) => payingOf(page.actor.getSnapshot())

const CONTINUED = { type: 'shopper.continued' } as const
const PAID = { type: 'shopper.paid' } as const

/** Number of installments, if the card's bank offers them. */
const INSTALLMENTS = 3

/** In milliseconds: longer than a bank's offers take. */
const OFFER_PATIENCE = 1500

/** In milliseconds: longer than the pause between two codes. */
const CODE_PATIENCE = 1000

async function enterCode(page: Page, shopper: Shopper): Promise<void> {
  const { otp } = children(page)
  if (!otp) return
  const view = () => otpView(otp.getSnapshot())
  const code = (await shopper.inbox())[0]?.code
  const hasFreshCode = code !== shopper.typedCode && !view().isLapsed
  if (code !== undefined && hasFreshCode && !shopper.asksForAnother) {
    shopper.typedCode = code
    otp.send({ type: 'shopper.typedCode', text: code })
    otp.send({ type: 'shopper.enteredCode' })
    return
  }
  shopper.asksForAnother = false
  await page.until(() => children(page).otp !== otp || view().canResend, CODE_PATIENCE)
  otp.send({ type: 'shopper.askedForCode' })
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
  // A mixed payment uses the saved card, if there is one.
  if (manner !== 'mixed') typeCard(cardPayment, page, shopper.nextCard())
  agree(page)
  const isAnswered = () => {
    const snapshot = cardPayment.getSnapshot()
    return !snapshot.matches({ open: { installments: 'asking' } }) && !snapshot.matches({ open: { bonus: 'asking' } })
  }
  if (shopper.waitsForOffers) await page.until(isAnswered, OFFER_PATIENCE)
  const send: CardPayment['send'] = (event) => {
    // The wait may have outlived the login or the order.
    if (cardPayment.getSnapshot().status === 'active') cardPayment.send(event)
  }
  if (isMixing(shopper)) send({ type: 'shopper.choseMix', isMixAsked: true })
  else send({ type: 'shopper.askedThreeDS', isThreeDSAsked: manner === 'threeDS' })
  if (manner === 'installments') send({ type: 'shopper.choseInstallment', installmentNumber: INSTALLMENTS })
  await shopper.beforePaying()
  send(PAID)
  if (!shopper.edits) return
  shopper.edits = false
  page.vault().write('cardNumber', '5400 36')
}

async function startTransfer(bankTransfer: BankTransfer, page: Page, { beforePaying }: Shopper): Promise<void> {
  const bankId = bankTransfer.getSnapshot().context.accounts[0]?.bankId
  if (bankId === undefined) throw new Error('the order names no bank')
  bankTransfer.send({ type: 'shopper.choseBank', bankId })
  agree(page)
  await beforePaying()
  if (bankTransfer.getSnapshot().status === 'active') bankTransfer.send(PAID)
}

async function pay(page: Page, shopper: Shopper): Promise<void> {
  const { cardPayment, balancePayment, bankTransfer } = paying(page)
  if (cardPayment) await payByCard(cardPayment, page, shopper)
  if (bankTransfer) await startTransfer(bankTransfer, page, shopper)
  if (!balancePayment) return
  agree(page)
  await shopper.beforePaying()
  if (balancePayment.getSnapshot().status === 'active') balancePayment.send(PAID)
}

const isMixing = ({ manner }: Shopper) => manner === 'mixed' || manner === 'mixedAtBank'

/** The shopper wants the balance, but it failed to load or is still loading. */
function lacksBalance(page: Page, shopper: Shopper): boolean {
  const { payment } = paying(page)
  const isWanted = shopper.manner === 'balance' || isMixing(shopper)
  return isWanted && payment !== undefined && payment.getSnapshot().context.balance === undefined
}

/** The balance is loading, and the shopper waits for it. */
const isStillAsked = (page: Page, shopper: Shopper) =>
  lacksBalance(page, shopper) &&
  paying(page)
    .payment?.getSnapshot()
    .matches({ open: { funds: 'asking' } }) === true

/** In the order in which a person would take them. */
export const WAYS: readonly Way[] = [
  pressing('try again', 'checkout', RETRIED),
  pressing('continue in this tab', 'tabOwnership', { type: 'shopper.continuedHere' }),
  {
    ...pressing('say who it is', 'identify', CONTINUED),
    take: ({ actor }, contact) => {
      tellBelow(actor, [...ACTS.typed(contact), CONTINUED])
    },
  },
  {
    name: 'enter the code',
    isOpen: (page) => {
      const { otp } = children(page)
      const view = otp && otpView(otp.getSnapshot())
      return view !== undefined && !view.isBusy && !view.isSending
    },
    take: enterCode,
  },
  pressing('open the methods again', 'payment', RETRIED),
  {
    // A mixed payment needs the saved card, so its shopper retries the wallet instead.
    ...pressing('pay with a new card where the wallet stays closed', 'cardPayment', { type: 'shopper.askedNewCard' }),
    when: (page, { manner }) =>
      manner !== 'mixed' && paying(page).cardPayment?.getSnapshot().matches('walletClosed') === true,
  },
  pressing('open the wallet again', 'cardPayment', RETRIED),
  {
    ...pressing('look at the balance', 'payment', { type: 'shopper.choseMethod', method: 'balance' }),
    when: (_, { manner }) => manner === 'balance',
  },
  ...CREDIT_WAYS,
  {
    ...pressing('look at the transfer', 'payment', METHOD_OF_TRANSFER),
    when: (page, { manner }) => manner === 'transfer' && paying(page).bankTransfer === undefined,
  },
  pressing('say that the details are noted', 'bankTransfer', { type: 'shopper.tookDetails' }),
  {
    ...pressing('ask for the balance again', 'payment', { type: 'shopper.askedBalance' }),
    when: lacksBalance,
  },
  pressing('read that the balance is not enough', 'balancePayment', { type: 'shopper.closed' }),
  ...INTO_BALANCE_WAYS,
  pressing('accept another price', 'attempt', { type: 'shopper.acceptedPrice' }),
  pressing('close the form for the identity', 'kycGate', { type: 'shopper.closed' }),
  {
    ...pressing('pay', 'method', PAID),
    when: (page, shopper) => !isStillAsked(page, shopper),
    take: async (page, shopper) => {
      await pay(page, shopper)
      shopper.afterPaying?.()
    },
  },
  {
    ...pressing('ask how it ended', 'reconciliation', { type: 'shopper.askedAgain' }),
    mayResolveItself: true,
  },
]

/** These shoppers' cards: the published test cards. */
export const cardOf = (cardNumber: string): CardTexts => ({
  ...EMPTY_CARD,
  cardNumber,
  expireDate: '12/2030',
  cvc: '123',
  accountHolder: 'Elif Yılmaz',
})
