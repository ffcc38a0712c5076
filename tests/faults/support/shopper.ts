import type { CardTexts } from '../../../machines/entities/card'
import type { Manner } from './journey-call'
import type { Page } from './page'
import type { PostedForm } from './tab'
import type { Message } from '../../../sandbox/records/message'

export interface Shopper {
  readonly email: string
  readonly gsmNumber: string
  readonly nextCard: () => CardTexts
  readonly manner: Manner
  /** Waits for the card bank's offers before paying; otherwise pays at once. */
  readonly waitsForOffers: boolean
  readonly inbox: () => Promise<readonly Pick<Message, 'code'>[]>
  asksForAnother: boolean
  typedCode: string
  /** Acts at a bank. Returns the path that the browser is redirected to. */
  readonly visitBank: (posted: PostedForm) => Promise<string>
  readonly beforePaying: () => Promise<void>
  readonly afterPaying?: () => void
  /** Leaves for the shop for good. */
  readonly leaves?: boolean
  /** A password manager edits the fields after the press. */
  edits: boolean
  /** Continues on another device once the order is pending. */
  changesDevice: boolean
  /** Number of further faults on the way. */
  readonly troubles: number
}

/** Something that a screen offers and that can lead on. */
export interface Way {
  readonly name: string
  readonly isOpen: (page: Page) => boolean
  /** The shoppers who would take it, if not all. */
  readonly when?: (page: Page, shopper: Shopper) => boolean
  /** The screen may change on its own. */
  readonly mayResolveItself?: true
  readonly take: (page: Page, shopper: Shopper) => void | Promise<void>
}
