/** People come from everywhere: nobody is counted as somebody else. */
export function addresses() {
  let last = 0;
  return () => `198.51.${Math.floor(++last / 200)}.${(last % 200) + 1}`;
}
