import type { Picture } from './page-picture'

/** What is to be found on a page by a selector. `shown` and `absent` count what is on show alone. */
export interface Handle {
  readonly on: string
  /** Which of several elements, from 0. */
  readonly at?: number
  readonly is: 'shown' | 'absent' | 'checked' | 'unchecked' | 'value'
  readonly value?: string
}

const shown = (on: string, is = true): Handle => ({ on, is: is ? 'shown' : 'absent' })

/** A text is typed into one field of the pages that paths come to; all others are chosen. */
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

/** A picture of a page, in handles that any runner can look for. */
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
