import { msg } from '@lingui/core/macro'

export const suggestionWords = {
  'suggestion.email': msg({ id: 'suggestion.email', message: 'Did you mean {email}?' }),
}
