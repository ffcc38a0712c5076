import type { Deps } from '../kernel/deps'
import { move } from './book'
import { balanceOf, pointsSource } from './ledger'
import type { TestCard } from '../records/card'

/** A bank's points are worth lira, and pay only orders in lira. */
export const POINTS_CURRENCY = 'TRY'

/** Each holder of a test card has its points separately, so that shoppers with the same card do not affect each other. */
export function pointsAccount(holder: string, { number }: TestCard): string {
  return `card-points:${holder}:${number.slice(0, 8)}-${number.slice(-4)}`
}

export function pointsLeft({ state }: Pick<Deps, 'state'>, holder: string, card: TestCard): number {
  const account = pointsAccount(holder, card)
  if (!isOpen(state.entries, account)) return card.points?.minor ?? 0
  return balanceOf(state.entries, account, POINTS_CURRENCY)
}

/** The bank credits all of a card's points when the first are spent. */
export function openPoints(deps: Deps, holder: string, card: TestCard, at: number): void {
  const to = pointsAccount(holder, card)
  if (isOpen(deps.state.entries, to)) return
  const from = pointsSource(card.bankCode ?? 0)
  const minor = card.points?.minor ?? 0
  move(deps, { at, memo: 'points', currency: POINTS_CURRENCY, token: undefined, from, to, minor })
}

function isOpen(entries: Deps['state']['entries'], account: string): boolean {
  return entries.some(({ lines }) => lines.some((line) => line.account === account))
}
