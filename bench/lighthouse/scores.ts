export type Row = { performance: number; accessibility: number; "best-practices": number; seo: number };

type Report = {
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, { title: string; score: number | null }>;
};

export function toRow({ categories, audits }: Report): { row: Row; lost: string[] } {
  const points = (name: keyof Row) => Math.round((categories[name]?.score ?? 0) * 100);
  const lost = Object.entries(categories)
    .filter(([name]) => name !== "performance")
    .flatMap(([, { auditRefs }]) => auditRefs)
    .flatMap(({ id, weight }) => {
      const audit = audits[id];
      return weight > 0 && audit && audit.score !== null && audit.score < 1 ? [`${audit.title} (${id})`] : [];
    });
  return {
    row: {
      performance: points("performance"),
      accessibility: points("accessibility"),
      "best-practices": points("best-practices"),
      seo: points("seo"),
    },
    lost,
  };
}
