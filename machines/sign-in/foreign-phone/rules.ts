import type { EntryForm } from '../../entities/entry-form'
import type { ForeignBuyer } from '../../entities/member'
import { detailsToCheck } from '../identify/rules'

export function buyerOf(form: EntryForm): ForeignBuyer {
  const { email, phone } = detailsToCheck(form)
  return { memberId: undefined, email, gsmNumber: phone }
}
