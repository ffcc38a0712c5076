import type { Refusal } from './problem'

const TOLD = /e-?(?:mail|posta).*(?:match|eşleş|uyuş)/iu

const GROUP = /E_?MAIL.*MATCH/

/** The e-mail is not the one of this phone: no code of the provider's is public for it, so it is known by its group or its sentence. */
export const isEmailMismatch = ({
  group = '',
  message = '',
  consumerMessage = '',
}: Pick<Refusal, 'group' | 'message' | 'consumerMessage'>) =>
  GROUP.test(group) || TOLD.test(message) || TOLD.test(consumerMessage)
