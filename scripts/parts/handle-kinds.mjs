/**
 * The `data-` attributes by which programs find elements on a page, and what each names. They are a public API for testers and
 * support.
 */
export const KINDS = /** @type {const} */ ({
  screen: 'the screen on show, on `main`',
  form: 'a form',
  field: 'an input, or the group of inputs that is one question',
  method: 'a payment method in the list',
  action: 'a button or a link, by what a press does',
  modal: 'a dialog over the screen',
  note: 'a note beside a form',
  copy: 'a button that copies a value, by the value',
  redirect: 'the notice before the page goes elsewhere, by the place',
  network: 'the connection, on the status at the top',
})

/** Lists of handles have this ending, next to the lists of what each visual state shows. */
export const ENDING = '.handles.txt'
