import { memberByPhone } from '../members/member'
import { PERSONAS } from '../members/personas'
import { digits } from '../kernel/random'
import type { Deps } from '../kernel/deps'
import type { Words } from '../records/language'

export interface ShopBuyer {
  readonly id: string
  readonly name: string
  readonly surname: string
  readonly email: string
  readonly gsmNumber: string
  readonly title: Words
  readonly says: Words
}

const NEW = 'new'

/** All buyers that the shop offers; the form is prefilled with the first. */
export function buyersOf(deps: Deps): readonly ShopBuyer[] {
  return PERSONAS.map(({ key, about, contact }) => {
    const { name, surname } = contact
    const title = `${name} ${surname}`
    return key === NEW ? newcomer(deps, about) : { id: key, ...contact, title: { tr: title, en: title }, says: about }
  })
}

/** A buyer whom the wallet does not know. Every page view gets another one, because a buyer who has paid once is a member. */
function newcomer(deps: Deps, says: Words): ShopBuyer {
  const number = digits(deps.random, 7)
  const gsmNumber = `+90561${number}`
  if (memberByPhone(deps.state.members, gsmNumber)) return newcomer(deps, says)
  return {
    id: NEW,
    name: 'Deniz',
    surname: 'Kaya',
    email: `deniz.${number}@posta.example`,
    gsmNumber,
    title: { tr: 'Yeni biri', en: 'A newcomer' },
    says,
  }
}
