/** What went wrong beside what a test looks at. A test that makes trouble on purpose says so beforehand. */
export class Trouble {
  readonly #found: string[] = []
  readonly #allowed: RegExp[] = []

  note(what: string): void {
    this.#found.push(what)
  }

  /** Declares what this test brings about; it is matched against the whole sentence, kind included. */
  allow(...patterns: readonly RegExp[]): void {
    this.#allowed.push(...patterns)
  }

  unexpected(): string[] {
    return this.#found.filter((what) => !this.#allowed.some((pattern) => pattern.test(what)))
  }
}
