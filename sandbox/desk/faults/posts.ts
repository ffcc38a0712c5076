import type { Context } from 'hono'
import { addRules, addTrouble } from '../../faults/add-rules'
import { PRESETS } from '../../faults/presets'
import { fieldOf } from '../../page/field'
import type { Env } from '../../kernel/program'
import { type Desk, deskPath } from '../frame/desk'
import { readFault, typedFault } from './form'
import { faultsPage } from './page'

type Post = (desk: Desk, form: FormData, c: Context<Env>) => Response | Promise<Response>

const back = (desk: Desk, c: Context<Env>): Response => c.redirect(deskPath(desk, '/faults'), 303)

export const addFault: Post = (desk, form, c) => {
  const typed = typedFault(form)
  const fault = readFault(typed, desk.order?.token)
  if ('wrong' in fault) return faultsPage(desk, typed, fault.wrong)
  addRules(desk.deps, c.env.wire, [fault])
  return back(desk, c)
}

export const addPreset: Post = (desk, form, c) => {
  const preset = PRESETS[fieldOf(form, 'preset')]
  if (preset) addTrouble(desk.deps, c.env.wire, preset, desk.order?.token)
  return back(desk, c)
}

export const removeFaults: Post = (desk, form, c) => {
  const { state } = desk.deps
  state.faults = form.has('all') ? [] : state.faults.filter(({ id }) => id !== form.get('id'))
  return back(desk, c)
}
