/**
 * Pages and loaders that behave as those of the engines' public templates: which scripts load when, and what the loader
 * calls. What a game's own code would call is at their ends.
 */
export type EngineFiles = Record<string, string>;

/** Tells the page's root what the game was told. */
const SHOW = `window.show = (name, value) => (document.documentElement.dataset[name] = String(value));`;

export function gameMakerPage(extension: string): EngineFiles {
  return {
    "index.html": `<!DOCTYPE html>
<html lang="en">
  <head>
    <meta http-equiv="X-UA-Compatible" content="IE=edge"/>
    <title>Made in GameMaker</title>
    <script>${SHOW}</script>
  </head>
  <body>
    <div class="gm4html5_div_class" id="gm4html5_div_id">
      <canvas id="canvas" width="1366" height="768"></canvas>
    </div>
    <script type="text/javascript" src="html5game/Kite.js?QWERT=1"></script>
    <script>window.onload = GameMaker_Init;</script>
  </body>
</html>`,
    "html5game/portal.js": extension,
    "html5game/Kite.js": `
function GameMaker_Init() {
  const extension = document.createElement("script");
  extension.src = "html5game/portal.js?QWERT=1";
  extension.onload = () => requestAnimationFrame(step);
  document.head.append(extension);
}
let isOver = false;
function step() {
  show("muted", portal_muted());
  show("paused", portal_paused());
  if (!isOver && portal_start() === 1) {
    isOver = true;
    portal_score(1239.6);
    portal_stop();
  }
  setTimeout(step, 16);
}`,
  };
}

type UnityCode = { head: string; onProgress: string; onOpen: string; library: string };

export function unityPage({ head, onProgress, onOpen, library }: UnityCode): EngineFiles {
  return {
    "index.html": `<!DOCTYPE html>
<html lang="en-us">
  <head>
    <meta charset="utf-8">
    <title>Unity Web Player | Kite</title>
    <script>${SHOW}</script>
    ${head}
  </head>
  <body>
    <div id="unity-container" class="unity-desktop">
      <canvas id="unity-canvas" width=960 height=600 tabindex="-1"></canvas>
      <div id="unity-loading-bar"><div id="unity-progress-bar-full"></div></div>
    </div>
    <script>
      var canvas = document.querySelector("#unity-canvas");
      var buildUrl = "Build";
      var loaderUrl = buildUrl + "/kite.loader.js";
      var config = { arguments: [], dataUrl: buildUrl + "/kite.data", frameworkUrl: buildUrl + "/kite.framework.js" };
      document.querySelector("#unity-loading-bar").style.display = "block";
      var script = document.createElement("script");
      script.src = loaderUrl;
      script.onload = () => {
        createUnityInstance(canvas, config, (progress) => {
          document.querySelector("#unity-progress-bar-full").style.width = 100 * progress + "%";
          ${onProgress}
        }).then((unityInstance) => {
          document.querySelector("#unity-loading-bar").style.display = "none";
          ${onOpen}
        });
      };
      document.body.appendChild(script);
    </script>
  </body>
</html>`,
    "Build/kite.data": "level",
    "Build/kite.framework.js": `
const LibraryManager = { library: {} };
const mergeInto = (library, functions) => Object.assign(library, functions);
${library}
window.unityLibrary = LibraryManager.library;`,
    "Build/kite.loader.js": `
async function createUnityInstance(canvas, config, onProgress) {
  onProgress(0);
  await new Promise((resolve, reject) => {
    const framework = document.createElement("script");
    Object.assign(framework, { src: config.frameworkUrl, onload: resolve, onerror: reject });
    document.body.appendChild(framework);
  });
  await (await fetch(config.dataUrl)).text();
  onProgress(0.9);
  let isOver = false;
  const methods = {
    OnMute: (isMuted) => {
      show("muted", isMuted);
      if (isOver) return;
      isOver = true;
      const { PortalStart, PortalScore, PortalStop } = window.unityLibrary;
      PortalStart();
      PortalScore(1240);
      PortalStop();
    },
    OnPause: (isPaused) => show("paused", isPaused),
  };
  return { SendMessage: (name, method, value) => name === "Portal" && methods[method](value) };
}`,
  };
}

export function godotPage(headInclude: string): EngineFiles {
  return {
    "index.html": `<!DOCTYPE html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, user-scalable=no, initial-scale=1.0">
    <title>Kite</title>
    <script>${SHOW}</script>
    ${headInclude}
  </head>
  <body>
    <canvas id="canvas">Your browser does not support the canvas tag.</canvas>
    <div id="status"><progress id="status-progress"></progress></div>
    <script src="index.js"></script>
    <script>
const GODOT_CONFIG = { "args": [], "canvasResizePolicy": 2, "executable": "index", "fileSizes": { "index.pck": 5, "index.wasm": 8 } };
const engine = new Engine(GODOT_CONFIG);
(function () {
  const progress = document.getElementById("status-progress");
  engine.startGame({
    "onProgress": function (current, total) {
      if (current > 0 && total > 0) Object.assign(progress, { value: current, max: total });
    },
  }).then(() => document.getElementById("status").remove());
}());
    </script>
  </body>
</html>`,
    "index.pck": "level",
    // The header of a module.
    "index.wasm": "\0asm\u0001\0\0\0",
    "index.js": `
class Engine {
  constructor(config) { this.config = config; }
  async startGame({ onProgress }) {
    const files = [this.config.executable + ".wasm", this.config.executable + ".pck"];
    const [wasm] = await Promise.all(files.map(async (file) => (await fetch(file)).arrayBuffer()));
    onProgress(13, 13);
    await WebAssembly.compile(wasm);
    // As the autoload does by JavaScriptBridge.get_interface and create_callback.
    const portal = window["portal"];
    portal["on"]("mute", (...args) => show("muted", Number(args[0])));
    portal["on"]("pause", () => show("paused", 1));
    portal["on"]("resume", () => show("paused", 0));
    portal["ready"]();
    show("muted", 0);
    portal["start"]();
    portal["score"](1240);
    portal["stop"]();
  }
}`,
  };
}
