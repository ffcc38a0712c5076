const id = { type: ['string', 'number', 'null'] }
const text = { type: ['string', 'null'] }

/** @param {string} name @param {string} setting @param {string} description */
const header = (name, setting, description) => ({
  type: 'apiKey',
  in: 'header',
  name,
  description,
  'x-configured-by': setting,
})

/** The header names are configurable; these are the sandbox's. */
const securitySchemes = {
  checkoutToken: header('x-wallet-token', 'headers.token', 'The checkout form token of the order. On every call.'),
  bearer: { type: 'http', scheme: 'bearer', description: 'The access token of the login.' },
  memberId: header('x-member-id', 'headers.memberId', 'memberLoginDto.memberId of the login.'),
  memberUserId: header('x-member-user-id', 'headers.memberUserId', 'memberLoginDto.memberUserId of the login.'),
  iyziLc: header(
    'x-wallet-lc',
    'headers.iyziLc',
    'The field of the login answer that the configuration names; not sent where the answer had none, nor after a reload.',
  ),
}

const parameters = {
  locale: {
    name: 'locale',
    in: 'query',
    required: true,
    description: 'The language of the page.',
    schema: { enum: ['tr', 'en'] },
  },
  product: {
    name: 'product',
    in: 'path',
    required: true,
    description: 'The slug of the product, `product.slug` of the runtime configuration.',
    schema: { type: 'string', pattern: '^[a-z0-9-]+$', default: 'wallet' },
  },
  idempotency: {
    name: 'idempotency-key',
    in: 'header',
    required: false,
    description: 'The conversationId of the body once more; sent only where the configuration names such a header.',
    schema: { type: 'string' },
    'x-configured-by': 'headers.idempotency',
  },
}

const schemas = {
  Failure: {
    type: 'object',
    description:
      'A refusal, with any HTTP status below 500. The shopper reads consumerErrorMessage, else errorMessage, else a sentence of ours.',
    properties: {
      status: { const: 'failure' },
      errorCode: id,
      errorGroup: text,
      errorMessage: text,
      consumerErrorMessage: text,
      errorLog: {},
    },
    required: ['status'],
  },
}

const failure = { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } }

const responses = {
  Ended: {
    description: 'Refused because the login has ended: the first such answer to a call with a login ends the session.',
    content: failure,
  },
  Refused: { description: 'Refused.', content: failure },
  NoWord: {
    description:
      'No word of the provider; the body does not count. A read is asked once more at 502, 503 and 504; of a money call the outcome is unknown.',
  },
}

export const components = { securitySchemes, parameters, schemas, responses }
