import compression from "@polka/compression";
import polka from "polka";
import { handler } from "./build/handler.js";

polka().use(compression(), handler).listen(process.env.PORT);
