import { Hono } from 'hono'
import { attemptOf } from '../payments/waiting'
import type { Env } from '../kernel/program'
import { fieldOf } from '../page/field'
import { readPrice } from '../page/price-input'
import { sendMoney } from '../payments/transfers/send-money'
import { transferByCode } from '../payments/transfers/transfer'
import type { Deps } from '../kernel/deps'
import { type WrongTransfer, transferEndPage, transferPage } from './transfer-page'
import { pageLanguage } from '../page/page-language'

export function transferRoutes(deps: Deps): Hono<Env> {
  const { state } = deps
  const app = new Hono<Env>()

  app.get('/', ({ req }) => {
    const code = req.query('code') ?? ''
    return transferPage(deps, { lang: pageLanguage(req), typed: { code, amount: '' } })
  })

  app.post('/', async (c) => {
    const lang = pageLanguage(c.req)
    const form = await c.req.formData()
    const typed = { code: fieldOf(form, 'code'), amount: fieldOf(form, 'amount') }
    const minor = readPrice(typed.amount)
    const missing: WrongTransfer = {
      ...(typed.code === '' ? { code: 'noCode' } : {}),
      ...(minor === undefined ? { amount: 'noAmount' } : {}),
    }
    if (typed.code === '' || minor === undefined) return transferPage(deps, { lang, typed, wrong: missing })
    const sending = sendMoney(deps, { code: typed.code, minor })
    if (sending.kind === 'unknown-code') return transferPage(deps, { lang, typed, wrong: { code: 'unknownCode' } })
    if (sending.kind === 'wrong-amount') return transferPage(deps, { lang, typed, wrong: { amount: 'wrongAmount' } })
    return c.redirect(`/transfer/${sending.transfer.code}?lang=${lang}`, 303)
  })

  app.get('/:code', async (c) => {
    const lang = pageLanguage(c.req)
    const transfer = transferByCode(state.transfers, c.req.param('code'))
    const order = state.orders.get(transfer?.token ?? '')
    const attempt = attemptOf(order, transfer?.bankTransferPaymentId ?? '')
    // An open transfer has no outcome yet, so the shopper gets the form to send it.
    if (!transfer || !order || !attempt || attempt.paymentStatus === 'INIT_BANK_TRANSFER')
      return c.redirect(`/transfer?lang=${lang}`, 303)
    const end = attempt.paymentStatus === 'SUCCESS' ? 'arrived' : 'no-longer-valid'
    return transferEndPage(deps, { lang, end, code: transfer.code, order, minor: attempt.paidMinor })
  })
  return app
}
