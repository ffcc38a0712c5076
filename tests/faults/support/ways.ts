import { verificationView } from '../../../machines/verification/view'
import type { CardTexts } from '../../../machines/entities/card'
import { CARD_FIELDS, EMPTY_CARD } from '../../../machines/entities/card-fields'
import type { Message } from '../../../sandbox/inbox/message'
import type { Manner } from './journey'
import type { Page } from './page'

/** Who is at the page, with all that a person has at hand. */
export interface Shopper {
  readonly email: string
  readonly gsmNumber: string
  /** The next card to try. */
  readonly nextCard: () => CardTexts
  readonly manner: Manner
  /** Until it is known what the card's bank offers; who does not, pays at once. */
  readonly waitsForOffers: boolean
  readonly inbox: () => Promise<readonly Message[]>
  /** Has another code sent before the first one is typed. */
  asksForAnother: boolean
  /** The code that was typed last. */
  typedCode: string
  /** Is about to press the button that pays. */
  readonly beforePaying: () => Promise<void>
}

/** Something that a screen offers and that leads on, if anything does. */
export interface Way {
  readonly name: string
  readonly isOpen: (page: Page) => boolean
  /** Something may come of it without anybody's doing. */
  readonly mayResolveItself?: true
  readonly take: (page: Page, shopper: Shopper) => void | Promise<void>
}

const children = ({ actor }: Page) => actor.getSnapshot().children

const RETRIED = { type: 'shopper.retried' } as const
const CONTINUED = { type: 'shopper.continued' } as const
const PAID = { type: 'shopper.paid' } as const
const ASKED_AGAIN = { type: 'shopper.askedAgain' } as const

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

async function pay(page: Page, shopper: Shopper): Promise<void> {
  const { cardPayment } = children(page)
  if (!cardPayment) return
  const vault = page.vault()
  const card = shopper.nextCard()
  for (const field of CARD_FIELDS) {
    vault.write(field, card[field])
    cardPayment.send({ type: 'shopper.filledCard', field, card: vault.facts() })
  }
  cardPayment.send({ type: 'shopper.agreed', isAgreed: true })
  const isAnswered = () => {
    const snapshot = cardPayment.getSnapshot()
    return !snapshot.matches({ open: { installments: 'asking' } }) && !snapshot.matches({ open: { bonus: 'asking' } })
  }
  if (shopper.waitsForOffers) await page.until(isAnswered, OFFER_PATIENCE)
  cardPayment.send({ type: 'shopper.askedThreeDS', isThreeDSAsked: shopper.manner === 'threeDS' })
  if (shopper.manner === 'installments')
    cardPayment.send({ type: 'shopper.choseInstallment', installmentNumber: INSTALLMENTS })
  await shopper.beforePaying()
  cardPayment.send(PAID)
}

/** In the order in which a person would take them. */
export const WAYS: readonly Way[] = [
  {
    name: 'try again',
    isOpen: ({ actor }) => actor.getSnapshot().can(RETRIED),
    take: ({ actor }) => actor.send(RETRIED),
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
    name: 'open the wallet again',
    isOpen: (page) => children(page).cardPayment?.getSnapshot().can(RETRIED) === true,
    take: (page) => children(page).cardPayment?.send(RETRIED),
  },
  {
    name: 'pay',
    isOpen: (page) => children(page).cardPayment?.getSnapshot().can(PAID) === true,
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
