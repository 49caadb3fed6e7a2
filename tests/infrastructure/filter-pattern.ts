/** Whether a line of the log matches a filter pattern, as CloudWatch reads it: the parts of it that are used here. */
export function matches(pattern: string, line: string): boolean {
  const said: Record<string, unknown> = JSON.parse(line);
  const tokens = pattern.match(/\$\.\w+|"[^"]*"|&&|\|\||!=|=|[{}()*]/g) ?? [];
  let at = 0;
  const take = (wanted?: string) => {
    const token = tokens[at++];
    if (token === undefined || (wanted !== undefined && token !== wanted))
      throw new Error(`"${pattern}": ${token ?? "its end"} in place of ${wanted ?? "more"}`);
    return token;
  };

  function either(): boolean {
    let found = both();
    while (tokens[at] === "||") {
      take();
      found = both() || found;
    }
    return found;
  }
  function both(): boolean {
    let found = one();
    while (tokens[at] === "&&") {
      take();
      found = one() && found;
    }
    return found;
  }
  function one(): boolean {
    if (tokens[at] === "(") {
      take();
      const found = either();
      take(")");
      return found;
    }
    const value = said[take().slice(2)];
    const sign = take();
    const wanted = take();
    // A star without quotes is any value, of whatever kind.
    const alike = wanted === "*" ? value !== undefined : isLike(value, wanted.slice(1, -1));
    return sign === "!=" ? !alike : alike;
  }

  take("{");
  const found = either();
  take("}");
  if (at !== tokens.length) throw new Error(`"${pattern}" goes on behind its end`);
  return found;
}

const isLike = (value: unknown, wanted: string) => {
  const expression = wanted.replace(/[.+?^${}()|[\]\\]/g, "\\$&").replaceAll("*", ".*");
  return value !== undefined && new RegExp(`^${expression}$`).test(String(value));
};
