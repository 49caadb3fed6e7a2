import type { OrderDetail } from "./queries.ts";

/** Each parcel that can be followed; the release before tells the first alone. */
export const OnItsWay = ({ order: { parcels, prodigiOrderDetails: first } }: { order: OrderDetail }) =>
  (parcels ?? (first?.trackingNumber ? [first] : [])).map(({ trackingNumber, trackingUrl, carrier }) => (
    <p key={trackingNumber}>
      Tracking number: {carrier && `${carrier} `}
      {trackingUrl ? <a href={trackingUrl}>{trackingNumber}</a> : trackingNumber}
    </p>
  ));
