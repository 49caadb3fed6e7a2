/**
 * SST 4.17 means to let a developer's account assume a function's role in `sst dev` only, but tests an output
 * for truth, so that every stage trusts the account's root. Only Lambda may wear these roles.
 */
export function mendRoles() {
  if ($dev) return;
  $transform(aws.iam.Role, (args) => {
    args.assumeRolePolicy = $output(args.assumeRolePolicy).apply((policy) => {
      const document = typeof policy === "string" ? JSON.parse(policy) : policy;
      for (const statement of document.Statement) {
        if (statement.Principal?.Service) delete statement.Principal.AWS;
      }
      return JSON.stringify(document);
    });
  });
}
