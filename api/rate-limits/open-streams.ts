import { ApiFailure } from "../api-failure";

const STREAMS_PER_SEAT = 3;
/** Enough for a school behind one address. */
const STREAMS_PER_ADDRESS = 100;
const RETRY_AFTER_SECONDS = 30;

type Stream = {
  seat: string;
  /** Null for requests of this process. */
  address: string | null;
  onReplaced: () => void;
};

export type OpenStreams = {
  /** Returns the function that unregisters the stream. */
  open(stream: Stream): () => void;
};

/** A full seat drops its oldest stream: a browser that lost its network leaves a dead one behind. */
export function createOpenStreams(): OpenStreams {
  const streamsOfSeat = new Map<string, Set<Stream>>();
  const openOf = new Map<string, number>();

  function count(address: string | null, change: 1 | -1): void {
    if (address === null) return;
    const open = (openOf.get(address) ?? 0) + change;
    if (open > 0) openOf.set(address, open);
    else openOf.delete(address);
  }

  function end(stream: Stream): void {
    const streams = streamsOfSeat.get(stream.seat);
    if (!streams?.delete(stream)) return;
    if (streams.size === 0) streamsOfSeat.delete(stream.seat);
    count(stream.address, -1);
  }

  return {
    open(stream) {
      const { seat, address, onReplaced } = stream;
      const streams = streamsOfSeat.get(seat) ?? new Set();
      if (streams.size >= STREAMS_PER_SEAT) {
        const [oldest] = streams;
        if (oldest) {
          end(oldest);
          oldest.onReplaced();
        }
      } else if (address !== null && (openOf.get(address) ?? 0) >= STREAMS_PER_ADDRESS) {
        throw new ApiFailure("too_many_requests", { retryAfterSeconds: RETRY_AFTER_SECONDS });
      }
      const opened: Stream = { seat, address, onReplaced };
      streamsOfSeat.set(seat, streams.add(opened));
      count(address, 1);
      return () => {
        end(opened);
      };
    },
  };
}
