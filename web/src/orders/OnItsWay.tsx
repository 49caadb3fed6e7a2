import type { OrderDetail } from "./queries.ts";

/** Each parcel that can be followed. */
export const OnItsWay = ({ parcels }: Pick<OrderDetail, "parcels">) =>
  parcels?.map(({ trackingNumber, trackingUrl, carrier }) => (
    <p key={trackingNumber}>
      Tracking number: {carrier && `${carrier} `}
      {trackingUrl ? <a href={trackingUrl}>{trackingNumber}</a> : trackingNumber}
    </p>
  ));
