import diagnostics from "node:diagnostics_channel";

// Request ids, log lines and metrics all subscribe to this channel.
const { subscribe } = diagnostics;
diagnostics.subscribe = (name, listener) => {
  if (name !== "http.server.request.start") subscribe(name, listener);
};
