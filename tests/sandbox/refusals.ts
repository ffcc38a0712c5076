import { expect } from 'vitest'
import type { Harness } from './harness'

export interface RefusalRecord {
  readonly reason: string
  readonly code: string
  readonly detail: string
  readonly path: string
}

export async function refusalsOf(sandbox: Harness, token: string): Promise<readonly RefusalRecord[]> {
  const { refusals } = await sandbox.control<{ refusals: RefusalRecord[] }>(`/refusals?token=${token}`)
  return refusals
}

/** The gateways treat a request as a mistake of the client: they answer with its code and record it. */
export async function expectRefused(
  sandbox: Harness,
  token: string,
  answer: { readonly status: number; readonly body: object },
  reason: string,
  code: string,
  status: number,
): Promise<void> {
  expect(answer).toMatchObject({ status, body: { status: 'failure', errorCode: code } })
  expect((await refusalsOf(sandbox, token)).at(-1)).toMatchObject({ reason, code })
}

export function without(payload: object, field: string): Record<string, unknown> {
  return Object.fromEntries(Object.entries(payload).filter(([name]) => name !== field))
}
