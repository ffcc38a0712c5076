import { wayOut } from '../embedding/way-out'
import type { FormFields } from './bank-form'

function hiddenField([name, value]: FormFields[number]): HTMLInputElement {
  const input = document.createElement('input')
  input.type = 'hidden'
  input.name = name
  input.value = value
  return input
}

/** A post into a frame of this page is held to what may be shown there as well. */
const BLOCKING = ['form-action', 'frame-src']

/**
 * Leaves this page by a form post, or posts into another frame or window. Resolves once the form was handed to the browser, rejects when
 * the page's own policy forbade it. Whether the other side answers shows only by this page going away.
 */
export function postForm(url: string, fields: FormFields, target: string = wayOut()): Promise<undefined> {
  const form = document.createElement('form')
  form.method = 'post'
  form.action = url
  form.acceptCharset = 'utf-8'
  form.target = target
  if (target === '_blank') form.rel = 'noopener'
  form.hidden = true
  // From here on nothing is asked of the form itself: a field of any name would stand in that thing's place.
  form.append(...fields.map(hiddenField))
  document.body.append(form)
  return new Promise((resolve, reject) => {
    const blocked = (event: SecurityPolicyViolationEvent) => {
      if (BLOCKING.includes(event.effectiveDirective)) reject(new Error('the form may not be posted there'))
    }
    document.addEventListener('securitypolicyviolation', blocked)
    HTMLFormElement.prototype.submit.call(form)
    setTimeout(() => {
      document.removeEventListener('securitypolicyviolation', blocked)
      Element.prototype.remove.call(form)
      resolve(undefined)
    })
  })
}
