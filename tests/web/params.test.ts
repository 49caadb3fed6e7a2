import { expect, test } from "vitest";
import { paramsIn } from "../../web/src/kit/params.ts";

test.each([
  ["/", "/", {}],
  ["/cart", "/cart", {}],
  ["/cart", "/cart/", {}],
  ["/cart", "/Cart", {}],
  ["/cart", "/carts", undefined],
  ["/cart", "/cart/more", undefined],
  ["/orders/:orderId", "/orders/17", { orderId: "17" }],
  ["/orders/:orderId", "/orders/17/", { orderId: "17" }],
  ["/orders/:orderId", "/orders/", undefined],
  ["/orders/:orderId", "/orders/17/lines", undefined],
  ["/products/preview/:shortname", "/products/preview/art%20paper", { shortname: "art paper" }],
  ["/products/:shortname", "/products/preview/artpaper", undefined],
  ["/image/:imageId", "/image/%E0%A4%A", { imageId: "%E0%A4%A" }],
])("of %s, %s shows %j", (pattern, pathname, params) => {
  expect(paramsIn(pattern, pathname)).toEqual(params);
});
