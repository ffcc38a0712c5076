import type { Context } from 'hono'
import { fieldOf } from '../../page/field'
import type { Env } from '../../kernel/program'
import { type Desk, deskPath } from '../frame/desk'
import { clockPage } from './page'

/** Moves the time of one order, or of everything. */
export function moveClock(desk: Desk, form: FormData, c: Context<Env>): Response | Promise<Response> {
  const typed = fieldOf(form, 'minutes')
  const minutes = /^\d{1,6}$/.test(typed) ? Number(typed) : 0
  if (minutes < 1 || minutes > 100_000) return clockPage(desk, typed)
  const moved = desk.order ?? desk.deps.state
  moved.shiftSeconds += minutes * 60
  return c.redirect(deskPath(desk, '/clock'), 303)
}
