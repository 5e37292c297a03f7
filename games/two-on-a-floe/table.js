// @ts-check
/** @import { Room } from "../sdk/portal-room.js" */
/** @import { Side } from "./position.js" */
/** Messages of a room. @typedef {{ round: number, tile: number } | { round: number, lateAfter: number }} RoomChoice */
/** @typedef {{ side: Side } & RoomChoice} PlayerChoice */
/** @typedef {ReturnType<typeof createTable>} Table */

/** @param {unknown} data @returns {data is RoomChoice} */
const isRoomChoice = (data) => {
  if (typeof data !== "object" || data === null || !("round" in data) || !Number.isSafeInteger(data.round))
    return false;
  if ("tile" in data) return Number.isSafeInteger(data.tile);
  return "lateAfter" in data && Number.isSafeInteger(data.lateAfter);
};

/** Both players derive the same seed from the room's id. @param {string} text */
const seedOf = (text) => [...text].reduce((hash, sign) => (Math.imul(hash, 31) + sign.charCodeAt(0)) >>> 0, 7);

/** Seats by order of arrival; choices by round in the room's order. @param {Room} room */
export const createTable = (room) => {
  /** @type {string[]} players with a seat: the first two that joined */
  const seats = [];
  /** @type {PlayerChoice[]} not yet applied */
  let pendingChoices = [];
  let you = "";
  let latestRound = 0;
  const table = {
    seed: 0,
    round: 0,
    isClosed: false,
    isFull: false,
    /** @type {Side | null} null: no free seat */
    side: /** @type {Side | null} */ (null),
    /** @param {string} roomId */
    open: (roomId) => {
      table.seed = seedOf(roomId);
      return table;
    },
    /** The next round, or a later one that the other player started. */
    beginRound: () => {
      table.round = Math.max(table.round + 1, latestRound);
      pendingChoices = pendingChoices.filter(({ round }) => round >= table.round);
    },
    /** Null if there is none. @returns {PlayerChoice | null} */
    next: () => {
      const index = pendingChoices.findIndex(({ round }) => round === table.round);
      return index < 0 ? null : (pendingChoices.splice(index, 1)[0] ?? null);
    },
    /** With a backlog the animation is skipped. */
    isBehind: () => pendingChoices.filter(({ round }) => round === table.round).length > 1,
    /** @param {number} tile */
    choose: (tile) => room.send({ round: table.round, tile }),
    /** @param {number} lateAfter how many choices the round had when time ran out */
    reportTimeout: (lateAfter) => room.send({ round: table.round, lateAfter }),
  };
  const seat = (/** @type {string} */ userId) => {
    if (!seats.includes(userId) && seats.length < 2) seats.push(userId);
    const index = seats.indexOf(userId);
    return index === 0 || index === 1 ? index : null;
  };
  room.onPlayers((players) => {
    for (const { userId, isYou } of players) {
      seat(userId);
      if (isYou) you = userId;
    }
    table.side = seat(you);
    table.isFull = seats.length === 2;
  });
  room.onMessage(({ userId, data }) => {
    const side = seat(userId);
    if (side === null || !isRoomChoice(data)) return;
    latestRound = Math.max(latestRound, data.round);
    if (data.round >= table.round) pendingChoices.push({ ...data, side });
  });
  room.onClosed(() => {
    table.isClosed = true;
  });
  return table;
};
