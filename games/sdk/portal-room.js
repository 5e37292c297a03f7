// @ts-check
/** @import { Room, RoomPlayer, RoomMessage } from "./portal-room.js" */

/** @param {unknown} value @returns {value is Record<string, unknown>} */
const isDict = (value) => typeof value === "object" && value !== null;

/** @param {unknown} player @returns {player is RoomPlayer} */
const isPlayer = (player) =>
  isDict(player) &&
  typeof player["userId"] === "string" &&
  (player["username"] === null || typeof player["username"] === "string") &&
  typeof player["isYou"] === "boolean" &&
  typeof player["isHere"] === "boolean";

/** @param {Record<string, unknown>} message */
const isMessage = ({ sequence, userId }) => Number.isSafeInteger(sequence) && typeof userId === "string";

/** @param {{ window?: Window }} [options] @returns {Room} */
export const enterRoom = ({ window: own = window } = {}) => {
  const handlers = {
    /** @type {(players: RoomPlayer[]) => void} */ players: () => undefined,
    /** @type {(message: RoomMessage) => void} */ message: () => undefined,
    /** @type {() => void} */ closed: () => undefined,
  };
  own.addEventListener("message", ({ source, data }) => {
    if (own.parent === own || source !== own.parent || !isDict(data)) return;
    const { type, players, sequence, userId } = data;
    if (type === "ROOM_PLAYERS" && Array.isArray(players) && players.every(isPlayer)) handlers.players(players);
    if (type === "ROOM_MESSAGE" && isMessage(data))
      handlers.message({ sequence: Number(sequence), userId: String(userId), data: data["data"] });
    if (type === "ROOM_CLOSED") handlers.closed();
  });
  /** @param {object} message */
  const post = (message) => {
    if (own.parent !== own) own.parent.postMessage(message, "*");
  };
  return {
    send: (data) => post({ type: "ROOM_SEND", data }),
    ask: () => post({ type: "ROOM_JOIN" }),
    onPlayers: (handler) => void (handlers.players = handler),
    onMessage: (handler) => void (handlers.message = handler),
    onClosed: (handler) => void (handlers.closed = handler),
  };
};
