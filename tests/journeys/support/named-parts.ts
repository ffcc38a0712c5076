import type { Page } from '@playwright/test'

/** Each text field's autocomplete token, and the keyboard that a phone shows. */
const FIELDS: Readonly<Record<string, readonly [autocomplete: string, inputmode: string]>> = {
  gsmNumber: ['tel-national', 'tel'],
  email: ['email', 'email'],
  name: ['given-name', 'text'],
  surname: ['family-name', 'text'],
  identityNumber: ['off', 'numeric'],
  birthDate: ['bday', 'numeric'],
  verificationCode: ['one-time-code', 'numeric'],
  cardNumber: ['cc-number', 'numeric'],
  expireDate: ['cc-exp', 'numeric'],
  cvc: ['cc-csc', 'numeric'],
  accountHolder: ['cc-name', 'text'],
  countrySearch: ['off', 'text'],
}

const OPTIONAL = ['countrySearch']

/** Runs in the page. */
function faultsIn([fields, optional]: readonly [typeof FIELDS, readonly string[]]): string[] {
  const nameOf = ({ dataset }: HTMLElement) => dataset['field'] ?? dataset['method'] ?? dataset['action'] ?? ''
  const all = (selector: string) => Array.from(document.querySelectorAll<HTMLElement>(selector))
  const leadsNowhere = (element: Element) =>
    document.getElementById(element.getAttribute('aria-controls') ?? '') === null
  const ofField = (field: HTMLElement) => {
    const name = nameOf(field)
    const [autocomplete, inputmode] = fields[name] ?? []
    const found = {
      autocomplete: field.getAttribute('autocomplete') === autocomplete,
      inputmode: (field.getAttribute('inputmode') ?? 'text') === inputmode,
      'aria-required': field.hasAttribute('aria-required') !== optional.includes(name),
    }
    return Object.entries(found).flatMap(([attribute, isRight]) => (isRight ? [] : [`${name}: ${attribute}`]))
  }
  const opened = all('[role="tab"][aria-selected="true"], [aria-expanded="true"]')
  return [
    ...all('input[data-field]:not([type="checkbox"]):not([type="radio"])').flatMap(ofField),
    ...opened.filter(leadsNowhere).map((one) => `${nameOf(one)}: aria-controls`),
  ]
}

/**
 * Finds missing attributes that neither axe nor a visual state's list checks: a field's autocomplete, keyboard and required state, and for
 * an expanded control the part that it opens.
 */
export const namelessParts = (page: Page): Promise<string[]> => page.evaluate(faultsIn, [FIELDS, OPTIONAL] as const)
