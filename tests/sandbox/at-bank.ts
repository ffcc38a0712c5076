import type { Harness } from './harness'
import { goToBank } from './bank'
import { readyToSend } from './payments'

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
