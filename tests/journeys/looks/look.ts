import type { Page } from '@playwright/test'
import type { Language } from '../../../machines/entities/language'
import type { Origins } from '../../../sandbox/origins'
import type { SandboxClient } from '../../support/sandbox-client'
import type { Trouble } from '../support/trouble'

/** What a look is reached with: a phone's page that is nowhere yet, and the sandbox behind it. */
export interface Scene {
  readonly page: Page
  readonly origins: Origins
  readonly sandbox: SandboxClient
  readonly trouble: Trouble
  readonly language: Language
}

/** One way in which a state can stand before a shopper's eyes. */
export interface Look {
  /** What is seen, as the subject of a sentence. */
  readonly name: string
  /** Made of the same parts as another look of its state, with other words in them: `npm run everything` holds it against WCAG. */
  readonly isVariant?: boolean
  /** Goes there as a shopper would, and comes back when the look is on the page and stays there. */
  readonly reach: (scene: Scene) => Promise<void>
}

/** A look that no shopper can get to see. */
export interface Unreachable {
  readonly name: string
  readonly unreachable: string
}

/** No state is without a look, if only to say why nobody sees it. */
export type LooksOfState = readonly [Look | Unreachable, ...(Look | Unreachable)[]]

export const isReachable = (look: Look | Unreachable): look is Look => 'reach' in look
