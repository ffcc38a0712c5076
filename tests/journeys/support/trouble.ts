/** Errors besides the test's own assertions. A test that causes errors on purpose allows them beforehand. */
export class Trouble {
  readonly #found: string[] = []
  readonly #allowed: RegExp[] = []

  note(what: string): void {
    this.#found.push(what)
  }

  /** Allows errors that this test causes; patterns match the whole message, kind included. */
  allow(...patterns: readonly RegExp[]): void {
    this.#allowed.push(...patterns)
  }

  unexpected(): string[] {
    return this.#found.filter((what) => !this.#allowed.some((pattern) => pattern.test(what)))
  }
}
