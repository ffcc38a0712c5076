import type * as real from '../../../src/services/redirects/post-form'
import { leaveFor } from './tab'

/** Replaces the posting of a form in a tab without a document. */
export const postForm: typeof real.postForm = async (url, fields) => {
  leaveFor({ url, fields })
  return undefined
}
