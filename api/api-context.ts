import type { Context, Hono } from "hono";
import type { ApiConfiguration } from "./configuration";
import type { Database } from "./db/database";
import type { Identity } from "./identity/identity";
import type { Viewer } from "./identity/viewer";
import type { RateLimiter } from "./store/rate-limiter";

/** What every call may need; made once per process (or per test). */
export type Services = { configuration: ApiConfiguration; database: Database; identity: Identity };

export type ApiEnvironment = { Variables: Services & { rateLimiter: RateLimiter; viewer: Viewer | null } };

export type ApiContext = Context<ApiEnvironment>;
export type ApiApp = Hono<ApiEnvironment>;
