import type { Visit } from '../support/visit'
import type { HeldNetwork } from '../support/held-network'
import type { ControlCall } from './answers'
import { type PageAct, type Values, doOnPage, withValues } from './page-acts'
import { doing } from './played-path'

/** A visit whose calls are answered when a path says so. */
export interface WalkedPage extends Visit {
  readonly network: HeldNetwork
  /** The values in the texts of a path, by name. */
  readonly values: Record<string, string>
}

/** What of a visit a control call needs. */
type Teller = Pick<WalkedPage, 'sandbox' | 'values'>

/** Keeps what a path needs of an answer. */
export function keep(values: Record<string, string>, told: object, keeps: Values = {}): void {
  for (const [name, field] of Object.entries(keeps)) values[name] = String((told as Record<string, unknown>)[field])
}

export async function tellSandbox(
  { sandbox, values }: Teller,
  { method, path, body, keeps }: ControlCall,
): Promise<void> {
  const wanted = body && (JSON.parse(withValues(JSON.stringify(body), values)) as object)
  keep(values, (await sandbox.tell(method, withValues(path, values), wanted)) as object, keeps)
}

/** Does what a shopper does, with the values that it needs. */
export async function doAsShopper(hand: Teller & Pick<Visit, 'page'>, gesture: readonly PageAct[]): Promise<void> {
  for (const instruction of doing(gesture)) {
    if ('tell' in instruction) await tellSandbox(hand, instruction.tell)
    if ('act' in instruction) await doOnPage(hand.page, instruction.act, hand.values)
  }
}
