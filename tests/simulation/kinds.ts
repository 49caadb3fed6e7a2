/**
 * Orders whose every boundary is tried: never paid, called off and refunded, sent and delivered, disputed, moved to
 * another account; sent to another address, and a line of it printed again by an operator; one of whose two pictures
 * is taken down as it is handed over; said to be sent, and then not; and called off, which only a part of it could be.
 */
export const kinds = [
  ...["one", "two", "kind 131", "six", "kind 1767", "kind 503", "kind 2722", "kind 33"],
  ...["kind 3956", "kind 1834"],
];
