import type { Harness } from './harness'
import { goToBank } from './bank'
import { readyToSend } from './payments'

/** A shopper whom a 3-D Secure payment has redirected to the bank's page. */
export async function atBank(
  sandbox: Harness,
  changed: Record<string, unknown> = {},
  wanted: { member?: object; order?: object } = {},
) {
  const ready = await readyToSend(sandbox, wanted)
  const begun = await ready.send('threeDS', changed)
  return { ...ready, begun, bank: await goToBank(sandbox, begun) }
}

export const verify = (code: string) => ({ act: 'verify', code })
