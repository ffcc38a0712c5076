import type { PhoneAnswer } from './entry'
import type { FormSnapshot } from './view'

/** The e-mail of a shopper who has gone on from its field; undefined while it is being typed. With a fault it may still be near another one. */
export function emailLeft({ context }: FormSnapshot): string | undefined {
  return context.left === 'email' ? context.form.email : undefined
}

/** What the provider has said of the phone in the form; undefined where it was not asked, or gave no word. */
export function phoneWord({ context }: FormSnapshot & PhoneKnowing): 'known' | 'unknown' | undefined {
  const { phoneIs } = context
  return phoneIs === 'known' || phoneIs === 'unknown' ? phoneIs : undefined
}

interface PhoneKnowing {
  readonly context: { readonly phoneIs?: PhoneAnswer['kind'] | undefined }
}
