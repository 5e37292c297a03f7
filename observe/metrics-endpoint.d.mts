import type { Server } from "node:http";

type Endpoint = { port: number; host: string; contentType: string; read: () => Promise<string> };

/** `prepare` receives the server before it listens. */
export function startMetricsEndpoint(endpoint: Endpoint, prepare?: (server: Server) => void): Promise<Server>;
