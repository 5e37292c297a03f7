/** All kinds of messages, as fast as they go. */
export const FLOODING_SCRIPT = `
const say = (message) => parent.postMessage(message, "*");
say({ type: "GAME_READY" });
const kinds = ["LOAD_PROGRESS", "SCORE", "SAVE_GET", "SAVE_SET", "ROOM_SEND", "ROOM_JOIN", "LOGIN_REQUEST", "HAPPY_TIME"];
for (let index = 0; index < 2_500; index++) {
  say({ type: "LOAD_PROGRESS", gameId: "", progress: (index % 100) / 100 });
  say({ type: "SCORE", score: index });
  say({ type: "SAVE_GET", slot: String(index % 900) });
  say({ type: "SAVE_SET", slot: String(index % 900), data: { index } });
  say({ type: "ROOM_SEND", data: index });
  say({ type: "ROOM_JOIN" });
  say({ type: "LOGIN_REQUEST" });
  for (const type of kinds) say({ type, score: NaN, slot: {}, progress: "1", gameId: 7, data: 1n });
}
document.documentElement.dataset.found = "flooded";
`;
