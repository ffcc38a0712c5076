import type { CardTexts } from '../../../machines/entities/card'
import type { Manner } from './journey-call'
import type { Page } from './page'
import type { PostedForm } from './tab'
import type { Message } from '../../../sandbox/records/message'

/** Who is at the page, with all that a person has at hand. */
export interface Shopper {
  readonly email: string
  readonly gsmNumber: string
  /** The next card to try. */
  readonly nextCard: () => CardTexts
  readonly manner: Manner
  /** Until it is known what the card's bank offers; who does not, pays at once. */
  readonly waitsForOffers: boolean
  readonly inbox: () => Promise<readonly Pick<Message, 'code'>[]>
  /** Has another code sent before the first one is typed. */
  asksForAnother: boolean
  /** The code that was typed last. */
  typedCode: string
  /** Does at a bank what has to be done there; where the browser is sent then. */
  readonly visitBank: (posted: PostedForm) => Promise<string>
  /** Is about to press the button that pays. */
  readonly beforePaying: () => Promise<void>
  /** Has pressed it. */
  readonly afterPaying?: () => void
  /** Means to leave for the shop, and not to come back. */
  readonly leaves?: boolean
  /** A password manager writes into the fields once it was pressed. */
  edits: boolean
  /** Goes on at another device once the order waits for the shopper. */
  changesDevice: boolean
  /** How many further things go wrong on the way. */
  readonly troubles: number
}

/** Something that a screen offers and that leads on, if anything does. */
export interface Way {
  readonly name: string
  readonly isOpen: (page: Page) => boolean
  /** Who would take it, where not everybody would. */
  readonly when?: (page: Page, shopper: Shopper) => boolean
  /** Something may come of it without anybody's doing. */
  readonly mayResolveItself?: true
  readonly take: (page: Page, shopper: Shopper) => void | Promise<void>
}
