import type { PaymentProviderName } from "~contract/entities/game-details";
import type { Services } from "../../api-context";
import { findMailProblems } from "./mail-tries";
import { findProviderProblems, findWaitingRefunds } from "./money-problems";
import { findJobProblems, findLateCleanUp, findLateFigures } from "./work-problems";
import type { HealthCheck } from "./health-check";

type Means = Pick<Services, "configuration" | "database">;

/** What the database says, to every process the same. */
export function sharedChecks({ configuration, database }: Means): HealthCheck[] {
  const startedAt = new Date();
  const { stripe, xsolla } = configuration.payments;
  const providers: PaymentProviderName[] = [
    ...(stripe ? ["STRIPE" as const] : []),
    ...(xsolla ? ["XSOLLA" as const] : []),
  ];
  return [
    { name: "mails", kinds: ["mails-refused"], find: (now) => findMailProblems(database, now) },
    { name: "jobs", kinds: ["jobs-dead", "jobs-late"], find: (now) => findJobProblems(database, now) },
    { name: "clean-up", kinds: ["clean-up-late"], find: (now) => findLateCleanUp(database, now, startedAt) },
    { name: "figures", kinds: ["figures-late"], find: (now) => findLateFigures(database, now, startedAt) },
    {
      name: "payments",
      kinds: ["provider-failing", "provider-silent"],
      find: async (now) => {
        const found = await Promise.all(providers.map((provider) => findProviderProblems(database, provider, now)));
        return found.flat();
      },
    },
    { name: "refunds", kinds: ["refunds-waiting"], find: (now) => findWaitingRefunds(database, now) },
  ];
}
