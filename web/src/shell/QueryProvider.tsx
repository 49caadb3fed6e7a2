import { QueryClientProvider } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { queryClient } from "./query-client.ts";

/** Around whatever asks the shop something. Pages that ask nothing do not load it: their first view is lighter. */
const QueryProvider = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
);
export default QueryProvider;
/** What comes with it, for whoever has loaded it already. */
export { queryClient };
