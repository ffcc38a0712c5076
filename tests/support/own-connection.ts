import { type RequestOptions, request } from 'node:http'

interface Answered {
  readonly status: number
  readonly text: string
  /** Where it leads on to. */
  readonly location: string | undefined
}

/**
 * One exchange over a connection that nobody had before and nobody has after. One that is kept may end just as it is used again, and
 * whoever asks can't tell that from a call that was cut.
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
