import { postToken, shopReturnMachine } from '../../../machines/after/shop-return/machine'
import { implementPort } from '../platform/implement-port'
import { postForm } from './post-form'

export const shopReturnLogic = shopReturnMachine.provide({
  actors: { postToken: implementPort(postToken, ({ token, url }) => postForm(url, [['token', token]])) },
})
