// @ts-check
import { beforeEach, describe, expect, it } from "vitest";
import { createRun } from "./run.js";
import { NOTHING, createPlayer } from "./scripted-player.js";
import { createTable } from "./table.js";
import { TURN_STEPS } from "./turns.js";

/** @import { Room, RoomMessage, RoomPlayer } from "../sdk/portal-room.js" */
/** @import { FloeRun } from "./run.js" */

const GREETING_STEPS = 60;
const MAX_GAME_STEPS = 60 * 60 * 6;

/** An in-memory room that replays all messages to late members. */
const createRoom = () => {
  /** @type {RoomMessage[]} */
  const log = [];
  /** @typedef {(players: RoomPlayer[]) => void} PlayersHandler */
  /** @typedef {(message: RoomMessage) => void} MessageHandler */
  /** @type {{ userId: string, players: PlayersHandler, message: MessageHandler, closed: () => void }[]} */
  const members = [];
  const notifyPlayers = () => {
    const userIds = [...new Set(members.map(({ userId }) => userId))];
    for (const member of members)
      member.players(
        userIds.map((userId) => ({ userId, username: null, isYou: userId === member.userId, isHere: true })),
      );
  };
  return {
    log,
    close: () => members.forEach(({ closed }) => closed()),
    /** @param {string} userId @returns {Room} */
    enter: (userId) => {
      const noop = () => undefined;
      /** @type {typeof members[number]} */
      const member = { userId, players: noop, message: noop, closed: noop };
      return {
        send: (data) => {
          const message = { sequence: log.length + 1, userId, data };
          log.push(message);
          members.forEach(({ message: handler }) => handler(message));
        },
        ask: noop,
        onPlayers: (handler) => void Object.assign(member, { players: handler }),
        onMessage: (handler) => void Object.assign(member, { message: handler }),
        onClosed: (handler) => {
          Object.assign(member, { closed: handler });
          members.push(member);
          notifyPlayers();
          log.forEach((message) => member.message(message));
        },
      };
    },
  };
};

/** @param {FloeRun} run @param {(run: FloeRun) => import("./run.js").Controls} player */
const stepWith = (run, player) => {
  if (!run.isOver) run.step(player(run));
};

describe("a game in a room", () => {
  let room = createRoom();
  /** @param {string} userId */
  const joinTable = (userId) => createTable(room.enter(userId)).open("room-a");
  const idle = () => NOTHING;

  beforeEach(() => {
    room = createRoom();
  });

  it("waits for the second player, then both play the same game to its end", () => {
    const [first, second] = [joinTable("ada"), joinTable("ben")];
    const runs = [createRun({ seed: 1, table: first }), createRun({ seed: 2, table: second })];
    const players = [createPlayer(1, 0), createPlayer(1, 0)];
    for (let step = 0; step < MAX_GAME_STEPS && runs.some(({ isOver }) => !isOver); step++)
      runs.forEach((run, index) => stepWith(run, players[index] ?? idle));
    const [one, other] = runs.map(({ state }) => state);
    expect(one?.winner).not.toBeNull();
    expect([other?.winner, other?.log, other?.position]).toEqual([one?.winner, one?.log, one?.position]);
    expect(runs.map(({ score }) => score)).toEqual([null, null]);
    expect([first.side, second.side]).toEqual([0, 1]);
  });

  it("does not start with one player", () => {
    const run = createRun({ seed: 1, table: joinTable("ada") });
    for (let step = 0; step < 600; step++) run.step(NOTHING);
    expect(run.state.stage).toBe("meeting");
    expect(run.choices).toEqual([]);
  });

  it("ignores choices out of turn or against the rules", () => {
    const [first, second] = [joinTable("ada"), joinTable("ben")];
    const run = createRun({ seed: 1, table: first });
    for (let step = 0; step < GREETING_STEPS; step++) run.step(NOTHING);
    const other = run.state.position.side === 0 ? second : first;
    const { position } = run.state;
    for (const tile of [0, 24, 48, 999]) other.choose(tile);
    other.reportTimeout(7);
    for (let step = 0; step < 60; step++) run.step(NOTHING);
    expect(run.state.position).toEqual(position);
  });

  it("continues with the same random choice for both if one player does not respond", () => {
    const [first, second] = [joinTable("ada"), joinTable("ben")];
    const runs = [createRun({ seed: 1, table: first }), createRun({ seed: 2, table: second })];
    for (let step = 0; step < GREETING_STEPS; step++) runs.forEach((run) => run.step(NOTHING));
    const silent = runs[0]?.state.position.side ?? 0;
    const waiting = runs[silent === 0 ? 1 : 0];
    for (let step = 0; step < TURN_STEPS + 400; step++) waiting?.step(NOTHING);
    expect(waiting?.state.log).toHaveLength(1);
    for (let step = 0; step < 60; step++) runs[silent]?.step(NOTHING);
    expect(runs[silent]?.state.position).toEqual(waiting?.state.position);
  });

  it("is restored from its messages, round by round, for a returning player", () => {
    const [first, second] = [joinTable("ada"), joinTable("ben")];
    const players = [createPlayer(1, 0), createPlayer(1, 0)];
    const round = () => {
      const runs = [createRun({ seed: 1, table: first }), createRun({ seed: 2, table: second })];
      for (let step = 0; step < MAX_GAME_STEPS && runs.some(({ isOver }) => !isOver); step++)
        runs.forEach((run, index) => stepWith(run, players[index] ?? idle));
      return runs[0]?.state;
    };
    round();
    const played = round();
    const back = createRun({ seed: 9, table: joinTable("ben") });
    for (let step = 0; step < MAX_GAME_STEPS && !back.isOver; step++) back.step(NOTHING);
    expect(back.state.log).toEqual(played?.log);
    expect(back.state.winner).toBe(played?.winner);
  });

  it("ends with the room", () => {
    joinTable("ben");
    const run = createRun({ seed: 1, table: joinTable("ada") });
    for (let step = 0; step < GREETING_STEPS; step++) run.step(NOTHING);
    room.close();
    for (let step = 0; step < 300; step++) run.step(NOTHING);
    expect(run.isOver).toBe(true);
    expect([run.state.winner, run.score]).toEqual([null, null]);
  });
});
