/** A palette's colours for some of the roles, by CSS variable. */
export function themed<Role extends string>(
  vars: Readonly<Record<Role, string>>,
  roles: readonly Role[],
  palette: Readonly<Record<Role, string>>,
): Record<string, string> {
  return Object.fromEntries(roles.map((role) => [vars[role], palette[role]]))
}
