/**
 * The hash of this browser's traits, sent with payments; an empty string if it cannot be computed. A payment never fails because of it and
 * waits for it at most `patience` milliseconds.
 */
export type Fingerprint = () => Promise<string>

/** Starts computing the hash immediately, so that it is ready when a payment needs it. */
export function beginFingerprint(patience: number): Fingerprint {
  const made = import('./traits').then(({ hashedTraits }) => hashedTraits()).catch(() => '')
  return () => Promise.race([made, new Promise<string>((resolve) => setTimeout(resolve, patience, ''))])
}
