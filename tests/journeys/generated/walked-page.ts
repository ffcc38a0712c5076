import type { Visit } from '../support/visit'
import type { HeldNetwork } from '../support/held-network'
import { another } from '../support/otp'
import { newcomer } from '../support/newcomer'
import { type PageAct, doOnPage } from './page-acts'

/** A visit whose calls are answered when a path says so. */
export interface WalkedPage extends Visit {
  readonly network: HeldNetwork
  /** What stands in the texts of a path, by name. */
  readonly values: Record<string, string>
  /** The number that codes are sent to. */
  codesTo: string
}

/** What of a page a gesture needs. */
export type Hand = Pick<WalkedPage, 'page' | 'sandbox' | 'codesTo' | 'values'>

/** Does what a shopper does. The code of a text is the newest that was sent. */
export async function doAsShopper(hand: Hand, gesture: readonly PageAct[]): Promise<void> {
  const { page, sandbox, codesTo, values } = hand
  for (const act of gesture) {
    const [, name = ''] = 'text' in act ? (/\{\{(\w+)\}\}/.exec(act.text) ?? []) : []
    if (name === 'code') values[name] = await sandbox.latestCode(codesTo)
    if (name === 'otherCode') values[name] = another(await sandbox.latestCode(codesTo))
    if (name.startsWith('number')) values[name] ??= newcomer().gsmNumber
    await doOnPage(page, act, values)
  }
}
