import { postToken, shopReturnMachine } from '../../../machines/after/shop-return/machine'
import { answering } from '../platform/answering'
import { postForm } from './post-form'

export const shopReturnLogic = shopReturnMachine.provide({
  actors: { postToken: answering(postToken, ({ token, url }) => postForm(url, [['token', token]])) },
})
