// The portal's own page is app/components/player.

const byId = (id) => document.getElementById(id);
const about = await (await fetch("/about")).json();
const form = byId("start");
const saves = new Map();
/** Of the frame's own scripts: such a game knows no INIT. */
const WITHOUT_SDK = new Set(["FRAME_START", "FRAME_PROGRESS", "API_CALL", "STORAGE_SNAPSHOT"]);
let frame = null;
/** Who has sent something: nobody, the frame's own scripts alone, or the game by the SDK. */
let speaker = "nobody";
let hasFirstScript = false;
let best = null;
let turn = Promise.resolve();

function note(text, className = "") {
  const line = Object.assign(document.createElement("li"), { textContent: text, className });
  byId("log").append(line);
  line.scrollIntoView({ block: "nearest" });
}

function send(message) {
  if (frame === null) return;
  note(`→ ${message.type} ${bodyOf(message)}`);
  frame.contentWindow.postMessage(message, about.targetOrigin);
}

function bodyOf({ type, ...body }) {
  return type && Object.keys(body).length > 0 ? JSON.stringify(body) : "";
}

const UNREACHABLE = JSON.stringify({ data: null, errors: [{ code: "internal_error" }] });

function challenge() {
  const [mode, seed] = [form.mode.value, form.seed.value];
  if (mode === "" && seed === "") return null;
  const { type, criteria } = about.modes.find((one) => one.mode === mode) ?? {
    type: "points",
    criteria: "highest_wins",
  };
  return { challengeId: "try", name: "A try", type, criteria, mode, seed: seed === "" ? null : Number(seed) };
}

function isBetter(score) {
  const isLowest = about.modes.find(({ mode }) => mode === form.mode.value)?.criteria === "lowest_wins";
  return best === null || (isLowest ? score < best : score > best);
}

function respond(message) {
  const { type, slot } = message;
  if (type === "LOAD_PROGRESS" || type === "FRAME_PROGRESS") byId("loaded").value = message.progress;
  if (type === "GAME_READY") byId("loaded").value = 1;
  if (type === "SAVE_SET") saves.set(slot, message.data);
  if (type === "SAVE_GET") send({ type: "SAVE_DATA", slot, data: saves.get(slot) ?? null });
  // There is no API: responds as if it were unreachable.
  if (type === "API_CALL") send({ type: "API_ANSWER", id: message.id, status: 503, body: UNREACHABLE });
  if (type === "SCORE") {
    const newBestScore = isBetter(message.score);
    if (newBestScore) best = message.score;
    send({ type: "SCORE_RESULT", score: message.score, newBestScore, leaderboardPosition: 1 });
  }
}

/** A game may load itself anew. */
function startsDocument({ type, progress }) {
  if (type === "FRAME_START") hasFirstScript = true;
  return type === "FRAME_START" || (!hasFirstScript && type === "LOAD_PROGRESS" && progress === 0);
}

async function receive(message) {
  if (startsDocument(Object(message))) speaker = "nobody";
  if (WITHOUT_SDK.has(message?.type)) {
    if (speaker === "nobody") speaker = "frame";
  } else if (speaker !== "game") {
    speaker = "game";
    send({ type: "INIT", locale: form.locale.value, muted: false, user: null, challenge: challenge(), room: null });
  }
  const checked = await fetch("/check", { method: "POST", body: JSON.stringify(message ?? null) });
  const { problem } = await checked.json();
  note(`← ${message?.type ?? ""} ${bodyOf(Object(message))}`);
  if (problem === null) respond(message);
  else note(`dropped by the portal: ${problem}`, "dropped");
}

function start() {
  if (about.gameUrl === null) return;
  speaker = "nobody";
  hasFirstScript = false;
  byId("log").replaceChildren();
  byId("loaded").value = 0;
  frame = document.createElement("iframe");
  frame.setAttribute("sandbox", about.sandbox);
  frame.allow = about.allow;
  frame.title = about.title;
  const query = new URLSearchParams({ game: "try", source: "portal", locale: form.locale.value });
  frame.src = `${about.gameUrl}?${query}`;
  byId("stage").replaceChildren(frame);
  frame.focus();
}

window.addEventListener("message", ({ source, origin, data }) => {
  if (source !== frame?.contentWindow || origin !== about.origin) return;
  turn = turn.then(() => receive(data)).catch((error) => note(`dropped by the portal: ${error.message}`, "dropped"));
});
form.addEventListener("submit", (event) => {
  event.preventDefault();
  start();
});
for (const button of document.querySelectorAll("[data-send]")) {
  button.addEventListener("click", () => {
    const type = button.dataset.send;
    if (type === "PLAY") send({ type, gamePlayId: "try" });
    else if (type !== "MUTE") send({ type });
    else {
      const on = button.getAttribute("aria-pressed") === "false";
      button.setAttribute("aria-pressed", String(on));
      send({ type, on });
    }
    frame?.focus();
  });
}
document.addEventListener("visibilitychange", () => {
  if (document.hidden) send({ type: "PAUSE" });
  // A game with the SDK stays paused until the player goes on.
  else if (speaker === "frame") send({ type: "RESUME" });
});

document.title = about.title;
byId("title").textContent = about.title;
form.mode.replaceChildren(...about.modes.map(({ mode }) => new Option(mode || "the usual game", mode)));
for (const remark of about.remarks.length > 0 ? about.remarks : ["Nothing: npm run games:check is content."]) {
  byId("remarks").append(Object.assign(document.createElement("li"), { textContent: remark }));
}
start();
