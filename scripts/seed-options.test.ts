import { describe, expect, it } from "vitest";
import { readSeedOptions } from "./seed-options";

describe("the options of npm run seed", () => {
  it("derive the other sizes from the number of games", () => {
    expect(readSeedOptions(["--games", "5000"], {})?.size).toEqual({
      games: 5_000,
      challenges: 1_000,
      players: 10_000,
      scoresPerPlayer: 5,
      randomSeed: 1,
    });
  });

  it("prefer a named database to the configured one", () => {
    const environment = { DATABASE_URL: "postgres://configured/portal", DATA_DIR: "/configured" };
    const target = (...args: string[]) => readSeedOptions(["--games", "5", ...args], environment)?.target;
    expect(target()).toEqual({ databaseUrl: "postgres://configured/portal", dataDir: "/configured" });
    expect(target("--database", "postgres://other/load")?.databaseUrl).toBe("postgres://other/load");
    expect(target("--data-dir", "load")).toEqual({ databaseUrl: undefined, dataDir: "load" });
    expect(readSeedOptions(["--games", "5"], {})?.target).toEqual({ databaseUrl: undefined, dataDir: ".data" });
  });

  it.each([
    [["--games", "0"], "--games must be a whole number from 1 to 1000000."],
    [["--games", "1000001"], "--games must be a whole number from 1 to 1000000."],
    [["--players", "12.5"], "--players must be a whole number from 1 to 1000000."],
    [["--challenges", "many"], "--challenges must be a whole number from 1 to 1000000."],
    [["--scores-per-player", "0"], "--scores-per-player must be a whole number from 1 to 100."],
    [["--random-seed", "46656"], "--random-seed must be a whole number from 0 to 46655."],
    [["--database", "mysql://there"], "--database must be an address like postgres://user@host/name."],
    [["--database", "postgres://there/db", "--data-dir", "here"], "--data-dir cannot be combined with --database."],
  ])("refuse %j", (args, message) => {
    expect(() => readSeedOptions(args, {})).toThrow(message);
  });

  it("name an unknown option", () => {
    expect(() => readSeedOptions(["--gamez", "5"], {})).toThrow("--gamez");
  });

  it("are null without arguments and for --help", () => {
    expect(readSeedOptions([], {})).toBeNull();
    expect(readSeedOptions(["--help"], {})).toBeNull();
  });
});
