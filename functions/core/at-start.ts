// What a start reads and what is loaded later needs as well. esbuild makes a file of all that the same parts share, and
// each file costs a start half a millisecond: what is loaded later takes this whole, so that it is one file.
import "./catalogue/choice.ts";
import "./images/image-processor.ts";
import "./images/outcome.ts";
import "./images/plain-subject.ts";
import "./images/prompt.ts";
import "./orders/payment/payments.ts";
import "../lib/json.ts";
import "../lib/lazy.ts";
import "../lib/money.ts";
import "../lib/schema.ts";
