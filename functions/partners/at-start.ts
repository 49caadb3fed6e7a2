// What a start reads and what is loaded later needs as well. esbuild makes a file of all that the same parts share, and
// each file costs a start half a millisecond: what is loaded later takes this whole, so that it is one file.
import "../core/catalogue/choice.ts";
import "../core/images/plain-subject.ts";
import "../core/images/prompt.ts";
import "../core/orders/payment/payments.ts";
import "../lib/lazy.ts";
import "../lib/money.ts";
import "../lib/schema.ts";
import "./bedrock.ts";
