import { type Call, bodyOf } from './call'
import { GatewayError } from './outcome'

/** A call from its first exchange to its last, the wait between them included. */
export interface InFlightRequest {
  /** Gives up the exchange that is under way. */
  abandon: (fault: 'superseded') => void
}

export interface InFlightRequests {
  /** Throws GatewayError where a call may not be made beside the one that is under way. */
  begin(call: Call<unknown>): InFlightRequest
  /** Whether no newer call has taken its place. */
  isLatest(call: Call<unknown>, request: InFlightRequest): boolean
  end(call: Call<unknown>, request: InFlightRequest): void
}

/** A second payment is a repeat of the first, even with another content. */
function keyOf(call: Call<unknown>): string {
  return call.kind === 'money' ? call.kind : `${call.method} ${call.path} ${JSON.stringify(bodyOf(call))}`
}

/** What is under way. Aborting does not undo what a server has begun, so only reads make room for a repeat; any other repeat is refused. */
export function createInFlightRequests(): InFlightRequests {
  const inFlightRequests = new Map<string, InFlightRequest>()
  const isLatest: InFlightRequests['isLatest'] = (call, request) => inFlightRequests.get(keyOf(call)) === request
  return {
    begin(call) {
      const earlier = inFlightRequests.get(keyOf(call))
      if (earlier && call.kind !== 'read') throw new GatewayError('repeated', call.path)
      earlier?.abandon('superseded')
      const request: InFlightRequest = { abandon: () => undefined }
      inFlightRequests.set(keyOf(call), request)
      return request
    },
    isLatest,
    end(call, request) {
      if (isLatest(call, request)) inFlightRequests.delete(keyOf(call))
    },
  }
}
