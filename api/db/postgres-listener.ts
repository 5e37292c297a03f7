import type pg from "pg";
import { log } from "~observe/log";
import type { Listen } from "./database";

const RECONNECT_MS = 1_000;

type Driver = Pick<typeof pg, "Client">;
type ChannelSubscription = { channel: string; onNotice: (payload: string | null) => void };

/** One LISTEN connection per channel, reconnected when lost. */
export function createListeners(driver: Driver, url: string): { listen: Listen; close: () => Promise<void> } {
  const clients = new Set<pg.Client>();
  let isClosed = false;

  async function connect(ear: ChannelSubscription): Promise<void> {
    const client = new driver.Client({ connectionString: url, keepAlive: true });
    clients.add(client);
    client.on("notification", ({ payload }) => {
      ear.onNotice(payload ?? "");
    });
    client.on("error", (error) => {
      log.error(`The connection that listens on "${ear.channel}" failed: ${error.message}`);
    });
    client.on("end", () => {
      clients.delete(client);
    });
    await client.connect();
    await client.query(`listen ${client.escapeIdentifier(ear.channel)}`);
    client.once("end", () => {
      scheduleReconnect(ear);
    });
  }

  function scheduleReconnect(ear: ChannelSubscription): void {
    if (isClosed) return;
    const retry = setTimeout(() => {
      connect(ear).then(
        () => {
          ear.onNotice(null);
        },
        () => {
          scheduleReconnect(ear);
        },
      );
    }, RECONNECT_MS);
    retry.unref();
  }

  return {
    listen: (channel, onNotice) => connect({ channel, onNotice }),
    async close() {
      isClosed = true;
      await Promise.all([...clients].map((client) => client.end()));
    },
  };
}
