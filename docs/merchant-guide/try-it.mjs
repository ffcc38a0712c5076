import { createServer } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { askOutcome } from './ask-outcome.mjs'
import { createOrder } from './create-order.mjs'

// The address of the sandbox's gateway, if it is another: the desk's address without `/desk`, and `/payment-gateway`.
const [, , gateway = 'http://127.0.0.1:4101/payment-gateway'] = process.argv
const merchant = { gateway, apiKey: 'sandbox-defne-api-key', secretKey: 'sandbox-defne-secret-key' }

// Your shop: it takes the post of the token, and shows a page.
const shop = createServer((request, response) => {
  if (request.method === 'POST') response.writeHead(303, { location: '/' }).end()
  else response.end('Back in the shop.')
})
await new Promise((resolve) => shop.listen(0, '127.0.0.1', () => resolve(undefined)))

const place = { address: 'Moda Cad. 14', city: 'İstanbul', country: 'Türkiye' }
const order = { id: `TRY-${Date.now()}`, price: 2480 }
const { token, address } = await createOrder(merchant, {
  ...order,
  callbackUrl: `http://127.0.0.1:${shop.address().port}/callback`,
  buyer: {
    id: 'B-1',
    name: 'Elif',
    surname: 'Yılmaz',
    identityNumber: '11111111111',
    email: 'elif.yilmaz@posta.example',
    gsmNumber: '+905321234567',
    registrationAddress: place.address,
    city: place.city,
    country: place.country,
    ip: '127.0.0.1',
  },
  billingAddress: { contactName: 'Elif Yılmaz', ...place },
})
console.log(`Pay here: ${address}`)

let shown
while (shown !== 'paid') {
  const outcome = await askOutcome(merchant, { ...order, token })
  if (outcome !== shown) console.log(outcome)
  shown = outcome
  await wait(1000)
}
shop.close()
