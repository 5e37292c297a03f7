import type pg from "pg";
import { log } from "~observe/log";
import type { Listen } from "./database";

const RECONNECT_MS = 1_000;

type Driver = Pick<typeof pg, "Client">;
type ChannelSubscription = { channel: string; onNotification: (payload: string | null) => void };

/** One LISTEN connection per channel, reconnected when lost. */
export function createListeners(driver: Driver, url: string): { listen: Listen; close: () => Promise<void> } {
  const clients = new Set<pg.Client>();
  let isClosed = false;

  async function connect(subscription: ChannelSubscription): Promise<void> {
    const client = new driver.Client({ connectionString: url, keepAlive: true });
    clients.add(client);
    client.on("notification", ({ payload }) => {
      subscription.onNotification(payload ?? "");
    });
    client.on("error", (error) => {
      log.error(`The connection that listens on "${subscription.channel}" failed: ${error.message}`);
    });
    client.on("end", () => {
      clients.delete(client);
    });
    await client.connect();
    await client.query(`listen ${client.escapeIdentifier(subscription.channel)}`);
    client.once("end", () => {
      scheduleReconnect(subscription);
    });
  }

  function scheduleReconnect(subscription: ChannelSubscription): void {
    if (isClosed) return;
    const retry = setTimeout(() => {
      connect(subscription).then(
        () => {
          subscription.onNotification(null);
        },
        () => {
          scheduleReconnect(subscription);
        },
      );
    }, RECONNECT_MS);
    retry.unref();
  }

  return {
    listen: (channel, onNotification) => connect({ channel, onNotification }),
    async close() {
      isClosed = true;
      await Promise.all([...clients].map((client) => client.end()));
    },
  };
}
