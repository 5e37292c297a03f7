import { median } from "../median";

/** Milliseconds, layout shift score, bytes over the wire. */
export type Visit = { fcp: number; lcp: number; cls: number; tbt: number; bytes: number; requests: number };

export function toRow(visits: readonly Visit[], baseline: readonly Visit[]) {
  const of = (field: keyof Visit, some = visits) => median(some.map((visit) => visit[field]));
  return {
    "FCP ms": Math.round(of("fcp")),
    "LCP ms": Math.round(of("lcp")),
    "LCP ratio": Number((of("lcp") / of("lcp", baseline)).toFixed(2)),
    CLS: Number(of("cls").toFixed(3)),
    "TBT ms": Math.round(of("tbt")),
    kB: Math.round(of("bytes") / 1_000),
    requests: of("requests"),
  };
}
