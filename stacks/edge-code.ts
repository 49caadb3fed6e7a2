import { transform } from "esbuild";

const WHERE = 'import cf from "cloudfront";';

/**
 * CloudFront counts every byte of a function, and 10 KB is its end: SST's router alone fills most of it. The import
 * stands aside meanwhile, or `handler`, which CloudFront calls by its name, would be a module's own and renamed.
 */
export async function smallest(code: string): Promise<string> {
  const small = await transform(code.replace(WHERE, ""), { minifyWhitespace: true, minifyIdentifiers: true });
  return (code.includes(WHERE) ? WHERE : "") + small.code;
}

/** Every function of the edge is as small as it can be said. */
export const shrinkEdgeCode = () =>
  $transform(aws.cloudfront.Function, (args) => {
    args.code = $output(args.code).apply(smallest);
  });
