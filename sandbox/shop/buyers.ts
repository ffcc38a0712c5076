import type { Words } from '../language'
import { memberByPhone } from '../members/member'
import { PERSONAS } from '../members/personas'
import { digits } from '../random'
import type { World } from '../world'

/** Somebody whose name an order can be placed in. */
export interface ShopBuyer {
  readonly id: string
  readonly name: string
  readonly surname: string
  readonly email: string
  readonly gsmNumber: string
  readonly title: Words
  /** What is particular about them, in one sentence. */
  readonly says: Words
}

const NEW = 'new'

/** Everybody the shop offers to be; the first is who the form is filled in for. */
export function buyersOf(world: World): readonly ShopBuyer[] {
  return PERSONAS.map(({ key, about, contact }) => {
    const { name, surname } = contact
    const title = `${name} ${surname}`
    return key === NEW ? newcomer(world, about) : { id: key, ...contact, title: { tr: title, en: title }, says: about }
  })
}

/** Nobody the wallet knows, and another one at every look: whoever has paid once is a member. */
function newcomer(world: World, says: Words): ShopBuyer {
  const number = digits(world.random, 7)
  const gsmNumber = `+90561${number}`
  if (memberByPhone(world.state.members, gsmNumber)) return newcomer(world, says)
  return {
    id: NEW,
    name: 'Deniz',
    surname: 'Kaya',
    email: `deniz.${number}@posta.example`,
    gsmNumber,
    title: { tr: 'Yeni biri', en: 'Somebody new' },
    says,
  }
}
