import type { Refusal } from './problem'

const TOLD = /e-?(?:mail|posta).*(?:match|eşleş|uyuş)/iu

const GROUP = /E_?MAIL.*MATCH/

/** The e-mail does not belong to this phone's member. The provider publishes no code for it, so its group or its text identifies it. */
export const isEmailMismatch = ({
  group = '',
  message = '',
  consumerMessage = '',
}: Pick<Refusal, 'group' | 'message' | 'consumerMessage'>) =>
  GROUP.test(group) || TOLD.test(message) || TOLD.test(consumerMessage)
