import type { BankPageFault } from '../telemetry/events'
import { bankAddress, type CheckoutOrigin } from './bank-address'

/** Passes the text unchanged: the document made of it never runs, loads or shows anything. */
const AS_IT_IS = { createHTML: (html: string) => html }

let policy: typeof AS_IT_IS | undefined

/** Parses into a separate document without scripts or loading. The only place where text is parsed as HTML. */
function inertDocument(html: string): Document {
  policy ??= window.trustedTypes?.createPolicy('threeds', AS_IT_IS) ?? AS_IT_IS
  return new DOMParser().parseFromString(policy.createHTML(html), 'text/html')
}

/** A form's fields as they are posted: any names, with duplicates. */
export type FormFields = readonly (readonly [name: string, value: string])[]

export interface BankForm {
  readonly action: string
  readonly host: string
  readonly fields: FormFields
}

/** Why a document is not a usable bank page. Reports contain nothing else of it. */
export type BankFormFault = BankPageFault

export type BankFormReading = { readonly form: BankForm } | { readonly fault: BankFormFault }

const LONGEST_DOCUMENT = 256 * 1024
const MOST_FIELDS = 60
const LONGEST_NAME = 128
const LONGEST_VALUE = 64 * 1024

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement | HTMLButtonElement
type Field = HTMLInputElement | HTMLTextAreaElement

/** Named elements can shadow a document's own properties (DOM clobbering), so an iterator walks the elements. */
function elementsOf(page: Document): readonly Element[] {
  const walk = document.createNodeIterator(page, NodeFilter.SHOW_ELEMENT)
  const found: Element[] = []
  for (let node = walk.nextNode(); node; node = walk.nextNode()) if (node instanceof Element) found.push(node)
  return found
}

/** Field names can shadow a form's own methods in the same way. */
const attributeOf = (form: HTMLFormElement, name: string) => Element.prototype.getAttribute.call(form, name)

/** Checks the class, because other namespaces may use the same tag names. */
function isControl(found: Element): found is Control {
  return [HTMLInputElement, HTMLTextAreaElement, HTMLSelectElement, HTMLButtonElement].some(
    (kind) => found instanceof kind,
  )
}

function isField(control: Control): control is Field {
  return (
    control instanceof HTMLTextAreaElement ||
    (control instanceof HTMLInputElement && ['hidden', 'text', 'submit'].includes(control.type))
  )
}

const IN_A_TABLE = ['table', 'thead', 'tbody', 'tfoot', 'tr'].map((parent) => `${parent} > form`).join()

/**
 * A form that begins between the parts of a table is parsed as empty, with its fields after it in the table. A live page still associates
 * the fields with the form; a document without scripts does not.
 */
function isInTableOf(form: HTMLFormElement, control: Control): boolean {
  if (control.form || control.hasAttribute('form') || !Element.prototype.matches.call(form, IN_A_TABLE)) return false
  const isAfter = (control.compareDocumentPosition(form) & Node.DOCUMENT_POSITION_PRECEDING) !== 0
  return isAfter && Element.prototype.closest.call(form, 'table')?.contains(control) === true
}

/** The controls that the form would submit, from anywhere in the document: those that have a name and are not disabled. */
function controlsOf(form: HTMLFormElement, elements: readonly Element[]): readonly Control[] {
  const own = elements.filter(isControl).filter((control) => control.form === form || isInTableOf(form, control))
  return own.filter((control) => control.name && !control.matches(':disabled'))
}

function fieldsOf(controls: readonly Control[]): FormFields | BankFormFault {
  if (controls.length < 1 || controls.length > MOST_FIELDS) return 'fieldCount'
  if (!controls.every(isField)) return 'fieldKind'
  const fields = controls.map(({ name, value }) => [name, value] as const)
  const isFitting = fields.every(([name, value]) => name.length <= LONGEST_NAME && value.length <= LONGEST_VALUE)
  return isFitting ? fields : 'fieldSize'
}

/** Selects the bank's own form of several: a language choice or a search does not post to another host. */
const isPosting = (form: HTMLFormElement, home: CheckoutOrigin) =>
  attributeOf(form, 'method')?.toLowerCase() === 'post' &&
  typeof bankAddress(attributeOf(form, 'action'), home) !== 'string'

/**
 * Reads the one form of a bank's page as data, to build our own form from. The page is parsed without running or loading anything, and none
 * of it enters our document: anything but a plain post of plain fields to another origin is a fault.
 */
export function bankFormOf(html: string, home: CheckoutOrigin): BankFormReading {
  if (html.length > LONGEST_DOCUMENT) return { fault: 'tooLong' }
  const elements = elementsOf(inertDocument(html))
  const forms = elements.filter((found) => found instanceof HTMLFormElement)
  const [form, ...others] = forms.length > 1 ? forms.filter((one) => isPosting(one, home)) : forms
  if (!form) return { fault: forms.length > 1 ? 'manyForms' : 'noForm' }
  if (others.length > 0) return { fault: 'manyForms' }
  if (attributeOf(form, 'method')?.toLowerCase() !== 'post') return { fault: 'method' }
  const address = bankAddress(attributeOf(form, 'action'), home)
  if (address === 'unusable') return { fault: 'unusableAddress' }
  if (address === 'own') return { fault: 'ownAddress' }
  const fields = fieldsOf(controlsOf(form, elements))
  if (typeof fields === 'string') return { fault: fields }
  return { form: { action: address.href, host: address.host, fields } }
}
