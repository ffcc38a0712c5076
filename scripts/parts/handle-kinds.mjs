/** The attributes by which programs find things on a page, and what each of them names. Public: testers and support build on them. */
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

/** The lists of handles are in files with this ending, beside those of what a look shows. */
export const ENDING = '.handles.txt'
