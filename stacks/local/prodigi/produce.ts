import type { Asset, PrintItem, PrintOrder } from "./words.ts";

/** Really fetched, as in life: a file that cannot be had stops the order. */
async function fetched(asset: Asset): Promise<Asset> {
  try {
    const response = await fetch(asset.url, { signal: AbortSignal.timeout(20_000) });
    const type = response.headers.get("content-type") ?? "";
    const size = (await response.arrayBuffer()).byteLength;
    return {
      ...asset,
      status: response.ok && /^image\/(jpeg|png)/.test(type) && size > 0 ? "Complete" : "Error",
    };
  } catch {
    return { ...asset, status: "Error" };
  }
}

async function prepared(item: PrintItem): Promise<PrintItem> {
  const assets = await Promise.all(item.assets.map(fetched));
  return { ...item, assets, status: assets.every(({ status }) => status === "Complete") ? "Ok" : "Invalid" };
}

export async function produced(order: PrintOrder): Promise<PrintOrder> {
  const items = await Promise.all(order.items.map(prepared));
  const failed = items.filter(({ status }) => status !== "Ok");
  const issues = failed.map(({ id }) => ({
    objectId: id,
    errorCode: "order.items.assets.FailedToDownloaded",
    description: "The file cannot be downloaded.",
  }));
  const details =
    failed.length > 0
      ? { downloadAssets: "Error" }
      : { downloadAssets: "Complete", inProduction: "InProgress" };
  return {
    ...order,
    items,
    status: { ...order.status, issues, details: { ...order.status.details, ...details } },
  };
}
