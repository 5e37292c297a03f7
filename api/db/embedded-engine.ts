import path from "node:path";
import { Worker } from "node:worker_threads";
import type { PGlite } from "@electric-sql/pglite";
import { drizzle } from "drizzle-orm/pglite";
import * as schema from "./schema";

const THREAD = path.resolve("api/db/embedded-thread.mjs");
/** Of the thread's first answer: the database is open. */
const OPENING = 0;
/** PostgreSQL's in_failed_sql_transaction: a commit after a failed statement. */
const ABORTED = { code: "25P02" };

type Result = { rows: unknown[]; command?: string };
type Answer =
  | { id: number; result: Result }
  | { id: number; error: { message: string } & Record<string, unknown> }
  | { listener: number; payload: string };
type Call = { resolve: (result: Result) => void; reject: (error: Error) => void };

/** As drizzle's driver for PGlite gives them; each of its parsers leaves a type as text. */
type QueryOptions = { rowMode: "array" | "object"; parsers: Record<string, unknown> };
type Query = (text: string, params: unknown[], options: QueryOptions) => Promise<Result>;

/** PostgreSQL in a thread of its own, which leaves the event loop free while it works. */
export class EmbeddedEngine {
  readonly #thread: Worker;
  readonly #calls = new Map<number, Call>();
  readonly #listeners = new Map<number, (payload: string) => void>();
  #lastId = OPENING;
  #lastTransaction: Promise<unknown> = Promise.resolve();
  #isInTransaction = false;
  #hasEnded = false;

  private constructor(folder: string) {
    this.#thread = new Worker(THREAD, { workerData: { folder }, execArgv: [] });
    this.#thread.on("message", (message: Answer) => {
      this.#receive(message);
    });
    this.#thread.once("exit", () => {
      this.#hasEnded = true;
      for (const id of this.#calls.keys()) this.#take(id)?.reject(new Error("The embedded database has ended."));
    });
  }

  static async open(folder: string): Promise<EmbeddedEngine> {
    const engine = new EmbeddedEngine(folder);
    try {
      await engine.#answerTo(OPENING);
    } catch (error) {
      await engine.#thread.terminate();
      throw error;
    }
    return engine;
  }

  async query(...[text, params, options]: Parameters<Query>): Promise<Result> {
    await this.#lastTransaction;
    return this.#query(text, params, options);
  }

  async exec(text: string): Promise<void> {
    await this.#lastTransaction;
    await this.#call("exec", { text });
  }

  /** Statements from outside wait for its end. */
  transaction<T>(run: (transaction: { query: Query }) => Promise<T>): Promise<T> {
    const transaction = this.#lastTransaction.then(() => this.#transact(run));
    this.#lastTransaction = transaction.catch(() => undefined);
    return transaction;
  }

  async listen(channel: string, onNotification: (payload: string) => void): Promise<void> {
    await this.#lastTransaction;
    const listener = this.#listeners.size;
    this.#listeners.set(listener, onNotification);
    await this.#call("listen", { channel, listener });
  }

  get isInTransaction(): boolean {
    return this.#isInTransaction;
  }

  async close(): Promise<void> {
    await this.#lastTransaction;
    await this.#call("close", {});
    await this.#thread.terminate();
  }

  async #transact<T>(run: (transaction: { query: Query }) => Promise<T>): Promise<T> {
    await this.#call("exec", { text: "begin" });
    this.#isInTransaction = true;
    let isOpen = true;
    const query: Query = async (...args) => {
      if (!isOpen) throw new Error("The transaction has ended.");
      return this.#query(...args);
    };
    try {
      const result = await run({ query });
      isOpen = false;
      const { command } = await this.#call("exec", { text: "commit" });
      if (command === "ROLLBACK") throw Object.assign(new Error("The transaction was rolled back."), ABORTED);
      return result;
    } catch (error) {
      if (isOpen) await this.#call("exec", { text: "rollback" });
      throw error;
    } finally {
      isOpen = false;
      this.#isInTransaction = false;
    }
  }

  #query(text: string, params: unknown[], { rowMode, parsers }: QueryOptions): Promise<Result> {
    return this.#call("query", { text, params, rowMode, textTypes: Object.keys(parsers) });
  }

  #call(name: string, args: Record<string, unknown>): Promise<Result> {
    if (this.#hasEnded) return Promise.reject(new Error("The embedded database is closed."));
    const id = (this.#lastId += 1);
    this.#thread.postMessage({ id, name, args });
    return this.#answerTo(id);
  }

  /** A process ends when nothing but an idle database is left. */
  #answerTo(id: number): Promise<Result> {
    this.#thread.ref();
    return new Promise((resolve, reject) => {
      this.#calls.set(id, { resolve, reject });
    });
  }

  #receive(message: Answer): void {
    if ("listener" in message) {
      this.#listeners.get(message.listener)?.(message.payload);
      return;
    }
    const call = this.#take(message.id);
    if ("result" in message) call?.resolve(message.result);
    else call?.reject(Object.assign(new Error(message.error.message), message.error));
  }

  #take(id: number): Call | undefined {
    const call = this.#calls.get(id);
    this.#calls.delete(id);
    if (this.#calls.size === 0) this.#thread.unref();
    return call;
  }
}

/** Drizzle's driver needs only what the engine has. */
export function databaseOf(engine: EmbeddedEngine) {
  return drizzle(engine as unknown as PGlite, { schema });
}
