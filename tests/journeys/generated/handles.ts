import type { Picture } from './page-picture'

/** What to look for on a page by a selector. `shown` and `absent` count visible elements only. */
export interface Handle {
  readonly on: string
  /** Index of the element among several, from 0. */
  readonly at?: number
  readonly is: 'shown' | 'absent' | 'checked' | 'unchecked' | 'value'
  readonly value?: string
}

const shown = (on: string, is = true): Handle => ({ on, is: is ? 'shown' : 'absent' })

/** The only field with free text on the pages that paths reach; all others are radios, boxes or lists. */
const TYPED: readonly string[] = ['countrySearch']

function controlOf([field, value]: readonly [string, boolean | string]): Handle {
  const [name = '', mark] = field.split(/(?=[#!])/)
  const on = `[data-field="${name}"]`
  if (mark === '!')
    return shown(`${on}${value === true ? '' : ':not('}[aria-invalid="true"]${value === true ? '' : ')'}`)
  if (mark === '#') return { on: `${on} input[type="radio"]`, at: Number(value), is: 'checked' }
  if (typeof value === 'boolean') return { on, is: value ? 'checked' : 'unchecked' }
  if (TYPED.includes(name)) return { on, is: 'value', value }
  if (value === '') return shown(`${on} input:checked`, false)
  return { on: `${on} input[value="${value}"]`, is: 'checked' }
}

const atWork = '[aria-disabled="true"]'

/** A picture of a page as handles that any test runner can check. */
export function handlesOf({ screen, modal, isTimed, busy = {}, shows = {}, controls = {} }: Picture): Handle[] {
  return [
    ...(screen === undefined ? [] : [shown(`main[data-screen="${screen}"]`)]),
    ...(modal === undefined ? [] : [modal === null ? shown('[data-modal]', false) : shown(`[data-modal="${modal}"]`)]),
    ...(isTimed === undefined ? [] : [shown('[role="timer"]', isTimed)]),
    ...Object.entries(busy).map(([name, isBusy]) =>
      shown(`[data-action="${name}"]${isBusy ? atWork : `:not(${atWork})`}`),
    ),
    ...Object.entries(shows).map(([selector, is]) => shown(selector, is)),
    ...Object.entries(controls).map(controlOf),
  ]
}
