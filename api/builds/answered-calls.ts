import type { BuildReport } from "~contract/entities/build";

/** What `calls_fixed_game_api` finds. */
const FIXED_HOSTS = ["api.gx.games", "api.sandbox.gx.games"];

/** The report as this portal knows it: whether its pages answer the calls depends on GAME_API_ALIASES. */
export function withAnsweredCalls(report: BuildReport, aliases: readonly string[]): BuildReport {
  const called = FIXED_HOSTS.filter((host) => report.hosts.includes(host));
  const isAnswered = called.length > 0 && called.every((host) => aliases.includes(host));
  return {
    ...report,
    warnings: report.warnings.flatMap((warning) => {
      if (warning.code !== "calls_fixed_game_api") return [warning];
      return isAnswered ? [] : [{ ...warning, code: "fixed_game_api_unanswered" as const }];
    }),
  };
}
