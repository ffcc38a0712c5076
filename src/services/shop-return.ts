import { postToken, shopReturnMachine } from '../../machines/shop-return/machine'
import { answering } from './answering'
import { postForm } from './post-form'

export const shopReturnLogic = shopReturnMachine.provide({
  actors: { postToken: answering(postToken, ({ token, url }) => postForm(url, [['token', token]])) },
})
