import { median } from "../median";

type Category = "performance" | "accessibility" | "best-practices" | "seo";
export type Scores = Record<Category, number> & { blockedMs: number };
export type Row = Scores & { lowest: number; mostBlockedMs: number };

type Report = {
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, { title: string; score: number | null; numericValue?: number | undefined }>;
};

export function toScores({ categories, audits }: Report): { scores: Scores; lost: string[] } {
  const points = (name: Category) => Math.round((categories[name]?.score ?? 0) * 100);
  const lost = Object.entries(categories)
    .filter(([name]) => name !== "performance")
    .flatMap(([, { auditRefs }]) => auditRefs)
    .flatMap(({ id, weight }) => {
      const audit = audits[id];
      return weight > 0 && audit && audit.score !== null && audit.score < 1 ? [`${audit.title} (${id})`] : [];
    });
  return {
    scores: {
      performance: points("performance"),
      accessibility: points("accessibility"),
      "best-practices": points("best-practices"),
      seo: points("seo"),
      blockedMs: Math.round(audits["total-blocking-time"]?.numericValue ?? 0),
    },
    lost,
  };
}

/** Medians of performance and blocked time with the worst of each; the lowest score of the other categories. */
export function toRow(runs: readonly Scores[]): Row {
  const all = (name: keyof Scores) => runs.map((scores) => scores[name]);
  return {
    performance: median(all("performance")),
    lowest: Math.min(...all("performance")),
    blockedMs: median(all("blockedMs")),
    mostBlockedMs: Math.max(...all("blockedMs")),
    accessibility: Math.min(...all("accessibility")),
    "best-practices": Math.min(...all("best-practices")),
    seo: Math.min(...all("seo")),
  };
}
