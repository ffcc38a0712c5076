/** The colours that a palette gives to some of the roles, as the variables that they are. */
export function themed<Role extends string>(
  vars: Readonly<Record<Role, string>>,
  roles: readonly Role[],
  palette: Readonly<Record<Role, string>>,
): Record<string, string> {
  return Object.fromEntries(roles.map((role) => [vars[role], palette[role]]))
}
