import compression from "compression";
import express from "express";
import { handler } from "./dist/server/entry.mjs";

express().use(compression(), express.static("dist/client"), handler).listen(process.env.PORT);
