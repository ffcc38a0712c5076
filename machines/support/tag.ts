interface TagArgs<Tag extends string> {
  readonly event: { readonly snapshot: { hasTag(tag: Tag): boolean } }
}

export interface TagParams {
  readonly is: boolean
}

/** Passes a guard whether the child has a tag; a parent reads its child by tags only, the most advanced first. */
export const tagParams =
  <Tag extends string>(tag: Tag) =>
  ({ event: { snapshot } }: TagArgs<Tag>): TagParams => ({ is: snapshot.hasTag(tag) })
