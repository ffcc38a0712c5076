import type { Context } from 'hono'
import type { Env } from '../../kernel/program'
import { type Desk, deskPath } from '../frame/desk'

export function switchMode(desk: Desk, form: FormData, c: Context<Env>): Response {
  const mode = form.get('mode')
  if (mode === 'naive' || mode === 'strict') desk.deps.state.ledgerMode = mode
  return c.redirect(deskPath(desk, '/ledger'), 303)
}
