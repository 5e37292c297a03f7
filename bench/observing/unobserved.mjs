import diagnostics from "node:diagnostics_channel";

// The announcement of requests is what ids, lines and measurements hang on: without it there are none.
const { subscribe } = diagnostics;
diagnostics.subscribe = (name, listener) => {
  if (name !== "http.server.request.start") subscribe(name, listener);
};
