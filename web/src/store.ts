import { create } from "zustand";
import type { Operations } from "../../functions/api/operations.ts";
import type { AspectRatio, Size } from "../../functions/core/catalogue/choice.ts";
import type { Answers } from "../../functions/core/journeys/answers.ts";

export type User = Operations["GET /user"]["answer"]["user"];
export type Cart = Operations["PUT /cart"]["answer"]["cart"];
export type CartLine = Cart["items"][number];
type Drawing = Operations["POST /images/text-to-image"];
export type Art = Drawing["answer"]["generatedImages"][number];

/** What is asked for, and of which picture it is a change. */
export type Wish = {
  values: Drawing["body"]["journeyStepValues"];
  parent?: NonNullable<Drawing["body"]["parent"]>;
};

/** How far somebody has come in a journey. */
export type Progress = {
  /** Index of the step they are at. */
  currentStep: number;
  journeyStepValues: Answers;
  complete: boolean;
  /** The pictures that came of it. */
  imageBatchId?: string;
  /** What was answered before others took its place, to be had back. */
  replaced?: Pick<Progress, "currentStep" | "journeyStepValues">;
};

/** A print as it was chosen, for which picture, and on which product. */
export type PrintChoice = {
  product: string;
  /** By their names: an older release may have sold others. */
  size: Size | "";
  frame: string;
  crop: number;
  ratio: AspectRatio;
  imageId: string | undefined;
};

/** All that this browser remembers between visits; each noun has its part, and its own actions on it. */
export type Store = {
  accessToken: string | null;
  user: User | null;
  /** Somebody has left, and the shop has not heard of it yet: it is told before anything else. */
  logOutOwed: boolean;
  /** Whose session the shop has ended, until they have read it. */
  sessionEnded: User["userType"] | null;
  /** By journey. */
  progress: Record<string, Progress>;
  /**
   * The press that is being answered, and its batch once that is known: a reload goes on from here. It was left with the
   * document in which somebody waited for it, until they come back to that.
   */
  underWay: { journeyId: string; key: string; wish: Wish; batchId?: string; left?: boolean } | null;
  /** The batch that somebody has left to be made, and wants to hear of. */
  awaited: string | null;
  currentArt: Art | null;
  cart: {
    cartItems: CartLine[];
    quotes: Cart["quotes"];
    /** When the cart that is shown was wanted. */
    latestVersion: number;
    /** The shop's version that it was made of: what another browser has changed since is not known here. */
    since: number;
    /** What that held. */
    held: CartLine[];
    /** What was wanted of it since, and is not answered: the shop may have heard of some. */
    wished: { version: number; items: CartLine[] }[];
    /** Whose answer is waited for; any other comes too late. */
    pendingRequestId: string | null;
    isLatestRequestPending: boolean;
    /** The lines that are being changed, by their index. */
    loading: Record<number, boolean>;
    /** The shop does not know of the last change. */
    unsaved: boolean;
    /** And no window is about to tell it any more: somebody has to try again. */
    inVain: boolean;
  };
  /** What lay in the cart when a mailed link led into an account, and is not in its cart, until somebody decides. */
  setAside: CartLine[];
  /** What became of the payments that were begun here: a cart is emptied by its own, and once. */
  checkouts: Record<string, "cart" | "buy now" | "done">;
  /** In which room a picture is looked at, by picture. */
  rooms: Record<string, string>;
  /** What was chosen last, and for which product: a reload finds it, and who comes back without having paid. */
  chosen: PrintChoice | null;
  /** Shortname of the product that was looked at last. */
  selectedProduct: string | null;
  /** The e-mail address of an account that waits for its mail to be opened. */
  unverified: string | null;
  /** Where somebody was when they asked for a mail that lets them in. */
  cameFrom: string | null;
  /** Where parcels go to, as far as it is known before anybody pays. */
  zip: string | null;
};

export const nothing: Store = {
  accessToken: null,
  user: null,
  logOutOwed: false,
  sessionEnded: null,
  progress: {},
  underWay: null,
  awaited: null,
  currentArt: null,
  cart: {
    cartItems: [],
    quotes: [],
    latestVersion: 0,
    since: 0,
    held: [],
    wished: [],
    pendingRequestId: null,
    isLatestRequestPending: false,
    loading: {},
    unsaved: false,
    inVain: false,
  },
  setAside: [],
  checkouts: {},
  rooms: {},
  chosen: null,
  selectedProduct: null,
  unverified: null,
  cameFrom: null,
  zip: null,
};

export const useStore = create<Store>()(() => nothing);

/** Logging out forgets everything, in every tab: the others follow. */
export const resetStore = () => useStore.setState(nothing, true);

/** What an account had answered when its session ended: in this window's memory alone, as others may sit here next. */
let left: Pick<Store, "user" | "progress"> | undefined;

/** Whoever comes next has the answers back that were left here, if they are their own; nobody has them later. */
export function takeAnswers(userId: User["_id"]): Store["progress"] {
  const progress = left?.user?._id === userId ? left.progress : {};
  left = undefined;
  return progress;
}

/**
 * The shop does not know somebody any more, and they are told why. What was an account's goes with them; what a guest
 * had chosen was never anybody else's, and stays without what only the shop keeps. Says whose session it was.
 */
export function sessionIsOver() {
  const { progress, logOutOwed, user, underWay, cart } = useStore.getState();
  if (!user) {
    useStore.setState({ accessToken: null });
    return undefined;
  }
  if (user.userType !== "guest") {
    left = { user, progress };
    useStore.setState({ ...nothing, logOutOwed, sessionEnded: user.userType }, true);
    return user.userType;
  }
  useStore.setState({
    user: null,
    accessToken: null,
    sessionEnded: "guest",
    progress: Object.fromEntries(Object.entries(progress).filter(([, { imageBatchId }]) => !imageBatchId)),
    underWay: underWay?.batchId ? null : underWay,
    awaited: null,
    cart: { ...cart, quotes: [], since: 0, unsaved: cart.unsaved || cart.cartItems.length > 0 },
  });
  return "guest";
}

export const renewed = (accessToken: string) => useStore.setState({ accessToken });

/** Told when somebody comes, or leaves, or is somebody else: here or in another tab. */
export const onOtherUser = (heard: (before: User | null) => void) =>
  useStore.subscribe(({ user }, { user: before }) => {
    if (user?._id !== before?._id) heard(before);
  });
