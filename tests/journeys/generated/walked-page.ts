import type { Visit } from '../support/visit'
import type { HeldNetwork } from '../support/held-network'
import type { ControlCall } from './answers'
import { type PageAct, type Values, doOnPage, withValues } from './page-acts'
import { doing } from './played-path'

/** A visit whose calls are held until a path answers them. */
export interface WalkedPage extends Visit {
  readonly network: HeldNetwork
  /** Values of the placeholders, by name. */
  readonly values: Record<string, string>
}

type Teller = Pick<WalkedPage, 'sandbox' | 'values'>

/** Stores the fields of an answer that a path needs later. */
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

/** Plays a gesture, after fetching the values of its placeholders. */
export async function doAsShopper(hand: Teller & Pick<Visit, 'page'>, gesture: readonly PageAct[]): Promise<void> {
  for (const instruction of doing(gesture)) {
    if ('tell' in instruction) await tellSandbox(hand, instruction.tell)
    if ('act' in instruction) await doOnPage(hand.page, instruction.act, hand.values)
  }
}
