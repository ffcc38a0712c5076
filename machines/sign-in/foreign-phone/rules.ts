import type { EntryForm } from '../../entities/entry-form'
import type { ForeignBuyer } from '../../entities/member'
import { requireDetails } from '../identify/rules'

export function buyerOf(form: EntryForm): ForeignBuyer {
  const { email, phone } = requireDetails(form)
  return { memberId: undefined, email, gsmNumber: phone }
}
