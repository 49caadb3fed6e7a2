import type { Order } from "./queries.ts";

/** Only once there is a number to track. */
export function OnItsWay({ details }: { details: Order["prodigiOrderDetails"] }) {
  const { trackingNumber, trackingUrl, carrier } = details;
  if (!trackingNumber) return null;
  return (
    <p>
      Tracking number: {carrier && `${carrier} `}
      {trackingUrl ? <a href={trackingUrl}>{trackingNumber}</a> : trackingNumber}
    </p>
  );
}
