import { ApiFailure } from "../api-failure";

/** A player's tabs and browsers in one room. */
const STREAMS_PER_SEAT = 3;
/** A school may sit behind one address. */
const STREAMS_PER_ADDRESS = 100;
const RETRY_AFTER_SECONDS = 30;

type Stream = {
  seat: string;
  /** Null for a request without an address, which comes from this very process. */
  address: string | null;
  /** Called when a newer stream of the seat takes its place. */
  onReplaced: () => void;
};

export type OpenStreams = {
  /**
   * Notes a stream that is about to open; the returned function notes its end.
   * @throws ApiFailure too_many_requests
   */
  open(stream: Stream): () => void;
};

/**
 * Bounds the streams that this process holds open. The oldest of a seat makes room for a new one, since a browser that
 * lost its network leaves a stream behind that nobody hears.
 */
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
