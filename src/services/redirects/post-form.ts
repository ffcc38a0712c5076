import { formTarget } from '../embedding/top-window'
import type { FormFields } from './bank-form'

function hiddenField([name, value]: FormFields[number]): HTMLInputElement {
  const input = document.createElement('input')
  input.type = 'hidden'
  input.name = name
  input.value = value
  return input
}

/** A post into a frame of this page is also subject to `frame-src`. */
const BLOCKING = ['form-action', 'frame-src']

/**
 * Leaves this page by a form post, or posts into another frame or window. Resolves once the browser has the form; rejects if the page's
 * content security policy blocked it. Only the unloading of this page shows that the other side has answered.
 */
export function postForm(url: string, fields: FormFields, target: string = formTarget()): Promise<undefined> {
  const form = document.createElement('form')
  form.method = 'post'
  form.action = url
  form.acceptCharset = 'utf-8'
  form.target = target
  if (target === '_blank') form.rel = 'noopener'
  form.hidden = true
  // From here on only prototype methods are called on the form: a field's name can shadow the form's own.
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
