const { readdirSync } = require("node:fs");
const { Session } = require("node:inspector");
const { createServer } = require("node:net");

// Preloaded into the portal with NODE_OPTIONS. The thread pool does not exist yet: these threads are V8's, but the first.
const startThreads = listThreads();
const session = new Session();
session.connect();

const COMMANDS = {
  start: async (interval) => {
    await post("Profiler.enable");
    await post("Profiler.setSamplingInterval", { interval: Number(interval) });
    const before = listThreads();
    await post("Profiler.start");
    return { main: process.pid, engine: startThreads, profiler: listThreads().filter((id) => !before.includes(id)) };
  },
  stop: async () => {
    const { profile } = await post("Profiler.stop");
    await post("Profiler.disable");
    return profile;
  },
};

createServer((socket) => {
  socket.once("data", async (line) => {
    const [command, argument] = line.toString().split(" ");
    socket.end(JSON.stringify(await COMMANDS[command](argument)));
  });
})
  .listen(process.env.PROFILE_PROBE)
  .unref();

function listThreads() {
  return readdirSync("/proc/self/task").map(Number);
}

function post(method, parameters = {}) {
  return new Promise((resolve, reject) => {
    session.post(method, parameters, (error, result) => (error ? reject(error) : resolve(result)));
  });
}
