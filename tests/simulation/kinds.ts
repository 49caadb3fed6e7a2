/**
 * Orders whose every boundary is tried: never paid, called off and refunded, sent and delivered, disputed, moved to
 * another account; sent to another address, and a line of it printed again by an operator; and one of whose two
 * pictures is taken down as it is handed over.
 */
export const kinds = ["one", "two", "three", "six", "five", "kind 503", "kind 2722", "kind 33"];
