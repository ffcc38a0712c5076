import { type RequestOptions, request } from 'node:http'

interface Answered {
  readonly status: number
  readonly text: string
  readonly location: string | undefined
}

/**
 * Exchanges one request over a new connection. A reused connection may close just as it is used again, which the caller can't distinguish
 * from a cut call.
 */
export function exchangeAlone(url: string, options: RequestOptions, body?: string): Promise<Answered> {
  return new Promise((resolve, reject) => {
    const call = request(url, { ...options, agent: false }, (response) => {
      let text = ''
      response
        .setEncoding('utf8')
        .on('data', (part: string) => (text += part))
        .on('end', () => {
          const { statusCode: status = 0, headers } = response
          resolve({ status, text, location: headers.location })
        })
        .on('error', reject)
    })
    call.on('error', reject).end(body)
  })
}
