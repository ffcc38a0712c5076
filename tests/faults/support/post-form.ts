import type * as real from '../../../src/services/redirects/post-form'
import { leaveFor } from './tab'

/** A form posted by a tab that has no document to put it in. */
export const postForm: typeof real.postForm = async (url, fields) => {
  leaveFor({ url, fields })
  return undefined
}
