import { formatBytes } from "~/i18n/format-bytes";
import type { TextKey } from "~/i18n/text-keys";
import type { BuildRefusal, BuildReport } from "~contract/entities/build";
import type { ViewContext } from "../view-context";

export type FactView = { label: string; value: string };

export type BuildReportView = { facts: FactView[]; warnings: string[] };

type Kind = "script" | "page" | "picture" | "sound" | "video" | "font" | "data";

const KIND_TEXTS: Record<Kind, TextKey> = {
  script: "studios.kind.script",
  page: "studios.kind.page",
  picture: "studios.kind.picture",
  sound: "studios.kind.sound",
  video: "studios.kind.video",
  font: "studios.kind.font",
  data: "studios.kind.data",
};

const KINDS: [RegExp, Kind][] = [
  [/^(text\/javascript|application\/wasm)$/, "script"],
  [/^text\//, "page"],
  [/^image\//, "picture"],
  [/^audio\//, "sound"],
  [/^video\//, "video"],
  [/^font\//, "font"],
];

const NEED_TEXTS: [keyof BuildReport["needs"], TextKey][] = [
  ["wasm", "studios.need.wasm"],
  ["threads", "studios.need.threads"],
  ["isolation", "studios.need.isolation"],
];

const SIZE_REFUSALS: readonly BuildRefusal["code"][] = ["zip_too_large", "zip_file_too_large", "quota_exceeded"];

export function toBuildReport(report: BuildReport, view: ViewContext): BuildReportView {
  const { t, locale } = view;
  const { entry, files, bytes, firstFrameBytes, hosts, warnings } = report;
  return {
    facts: [
      { label: t("studios.report.engine"), value: engineText(report, view) },
      { label: t("studios.report.entry"), value: entry },
      {
        label: t("studios.report.size"),
        value: t("studios.report.files", { count: files, bytes: formatBytes(bytes, locale) }),
      },
      { label: t("studios.report.firstFrame"), value: formatBytes(firstFrameBytes, locale) },
      { label: t("studios.report.kinds"), value: kindsText(report, view) },
      { label: t("studios.report.needs"), value: needsText(report, view) },
      { label: t("studios.report.hosts"), value: hosts.length > 0 ? hosts.join(", ") : t("studios.report.noHosts") },
    ],
    warnings: warnings.map(({ code, file }) => t(`builds.warning.${code}`, { file: file ?? "" })),
  };
}

function engineText({ engine }: BuildReport, { t }: ViewContext): string {
  if (!engine) return t("studios.report.unknown");
  return engine.version === null ? engine.name : `${engine.name} ${engine.version}`;
}

function needsText({ needs }: BuildReport, { t }: ViewContext): string {
  const needed = NEED_TEXTS.flatMap(([need, text]) => (needs[need] ? [t(text)] : []));
  return needed.length > 0 ? needed.join(", ") : t("studios.report.noNeeds");
}

function kindsText({ kinds }: BuildReport, { t, locale }: ViewContext): string {
  const sums = new Map<Kind, number>();
  for (const { kind, bytes } of kinds) {
    const group = KINDS.find(([pattern]) => pattern.test(kind))?.[1] ?? "data";
    sums.set(group, (sums.get(group) ?? 0) + bytes);
  }
  const largestFirst = [...sums].sort(([, one], [, other]) => other - one);
  return largestFirst.map(([kind, bytes]) => `${t(KIND_TEXTS[kind])} ${formatBytes(bytes, locale)}`).join(" · ");
}

export function refusalText({ code, file, limit }: BuildRefusal, { t, locale }: ViewContext): string {
  const shown = SIZE_REFUSALS.includes(code) ? formatBytes(limit ?? 0, locale) : (limit ?? 0);
  return t(`builds.refusal.${code}`, { file: file ?? "", limit: shown });
}
