import type { Flow } from '../../../machines/entities/flow'

/** What the beginning of each flow is called, by the product's name in one word. */
export function initialFlowOf(flow: Flow, product: string): string {
  return flow === 'pay' ? `payWith${product}Init` : `${flow}ToBalanceInit`
}
