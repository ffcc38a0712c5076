import type { BankPageFault } from '../telemetry/events'
import { bankAddress, type Home } from './bank-address'

/** The text as it is: what is made of it never runs, loads or shows anything. */
const AS_IT_IS = { createHTML: (html: string) => html }

let policy: typeof AS_IT_IS | undefined

/** A document of its own, with scripts and loading switched off. The only place where text is parsed as HTML. */
function inertDocument(html: string): Document {
  policy ??= window.trustedTypes?.createPolicy('threeds', AS_IT_IS) ?? AS_IT_IS
  return new DOMParser().parseFromString(policy.createHTML(html), 'text/html')
}

/** A form as it is posted: its names may be any, and any of them may come twice. */
export type FormFields = readonly (readonly [name: string, value: string])[]

export interface BankForm {
  readonly action: string
  /** As the shopper reads it. */
  readonly host: string
  readonly fields: FormFields
}

/** Why a document is no page of a bank. Reports hold nothing else of it. */
export type BankFormFault = BankPageFault

export type BankFormReading = { readonly form: BankForm } | { readonly fault: BankFormFault }

const LONGEST_DOCUMENT = 256 * 1024
const MOST_FIELDS = 60
const LONGEST_NAME = 128
const LONGEST_VALUE = 64 * 1024

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement | HTMLButtonElement
type Field = HTMLInputElement | HTMLTextAreaElement

/** A document answers to the names of its elements: asked directly, it could say anything that a page wants. */
function elementsOf(page: Document): readonly Element[] {
  const walk = document.createNodeIterator(page, NodeFilter.SHOW_ELEMENT)
  const found: Element[] = []
  for (let node = walk.nextNode(); node; node = walk.nextNode()) if (node instanceof Element) found.push(node)
  return found
}

/** A form answers to the names of its fields, in the same way. */
const attributeOf = (form: HTMLFormElement, name: string) => Element.prototype.getAttribute.call(form, name)

/** One of HTML's own: other languages may use the same tags. */
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
 * A form that begins between the parts of a table is empty, with its fields after it in that table. On a page the browser knows
 * them for its own; in a document where nothing runs it does not.
 */
function isInTableOf(form: HTMLFormElement, control: Control): boolean {
  if (control.form || control.hasAttribute('form') || !Element.prototype.matches.call(form, IN_A_TABLE)) return false
  const isAfter = (control.compareDocumentPosition(form) & Node.DOCUMENT_POSITION_PRECEDING) !== 0
  return isAfter && Element.prototype.closest.call(form, 'table')?.contains(control) === true
}

/** What the form would carry: the controls that are its own wherever they stand, but for those without a name or switched off. */
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

/** Of several forms on one page, the bank's own: a choice of a language, or a search, posts to no other host. */
const isPosting = (form: HTMLFormElement, home: Home) =>
  attributeOf(form, 'method')?.toLowerCase() === 'post' &&
  typeof bankAddress(attributeOf(form, 'action'), home) !== 'string'

/**
 * The one form of a bank's page, as data to build a form of our own from. The page itself is parsed where nothing runs or loads, and
 * nothing of it is ever put anywhere: what is not a plain post of plain fields to another origin is a fault.
 */
export function bankFormOf(html: string, home: Home): BankFormReading {
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
