import { type Call, bodyOf } from './call'
import { GatewayError } from './outcome'

/** A call from its first request to its last, including the pause before a retry. */
export interface InFlightRequest {
  /** Aborts the current request. */
  abandon: (fault: 'superseded') => void
}

export interface InFlightRequests {
  /** Throws GatewayError if the call must not run while an identical one is in flight. */
  begin(call: Call<unknown>): InFlightRequest
  /** False once a newer identical call has superseded this one. */
  isLatest(call: Call<unknown>, request: InFlightRequest): boolean
  end(call: Call<unknown>, request: InFlightRequest): void
}

/** All money calls share one key: a second payment counts as a repeat even if its content differs. */
function keyOf(call: Call<unknown>): string {
  return call.kind === 'money' ? call.kind : `${call.method} ${call.path} ${JSON.stringify(bodyOf(call))}`
}

/**
 * Tracks the calls in flight. Aborting does not undo what the server has begun, so only a read may be superseded by its repeat;
 * any other repeat is rejected.
 */
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
