import type { Context, Hono } from "hono";
import type { ApiConfiguration } from "./configuration";
import type { FileStore } from "./builds/file-store";
import type { Database, Listen } from "./db/database";
import type { PortalHealth } from "./store/health/portal-health";
import type { Identity } from "./identity/identity";
import type { BearerAccess } from "./identity/bearer-token";
import type { Viewer } from "./identity/viewer";
import type { Preview } from "./store/drafts/preview";
import type { Jobs } from "./store/jobs/jobs";
import type { PaymentProviders } from "./payments/payment-provider";
import type { OpenStreams } from "./rate-limits/open-streams";
import type { StaffAccess } from "./store/staff/staff-members";
import type { StaffTokenAccess } from "./store/staff/tokens";
import type { RateLimiter } from "./store/rate-limiter";
import type { RoomNotifier } from "./store/play/room-notifier";

export type Services = {
  configuration: ApiConfiguration;
  database: Database;
  listen: Listen;
  identity: Identity;
  jobs: Jobs;
  fileStore: FileStore;
  health: PortalHealth;
};

export type ApiEnvironment = {
  Variables: Omit<Services, "listen"> & {
    rateLimiter: RateLimiter;
    roomNotifier: RoomNotifier;
    openStreams: OpenStreams;
    paymentProviders: PaymentProviders;
    viewer: Viewer | null;
    /** Set when a bearer token identifies the viewer. */
    bearer: BearerAccess | null;
    /** Set when a token of the desk identifies the viewer. */
    staffToken: StaffTokenAccess | null;
    /** Set for calls of the desk. */
    staff: StaffAccess | null;
    /** Set for calls that answer as they would at another moment. */
    preview: Preview | null;
  };
};

export type ApiContext = Context<ApiEnvironment>;
export type ApiApp = Hono<ApiEnvironment>;
