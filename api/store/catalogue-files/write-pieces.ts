import type { CatalogueProblem, CatalogueSummary } from "~contract/entities/catalogue-piece";
import { questContent } from "~contract/entities/quest-content";
import { ApiFailure } from "../../api-failure";
import type { Database } from "../../db/database";
import { findViolatedConstraint } from "../constraint-violation";
import { lockContent, type Author } from "../drafts/change-content";
import { differingValues } from "../drafts/content-values";
import { lockGameRow } from "../developer-games/game-rows";
import { keepPagePictures } from "../pages/page-pictures";
import { hasCodes } from "../quests/quest-content";
import { needsCodes } from "../quests/quest-rows";
import { recordAudit } from "../staff/audit-log";
import { isSame } from "./canonical-json";
import { PIECE_KINDS } from "./catalogue-kinds";
import { pagePicturesIn } from "./catalogue-pictures";
import { CatalogueFailure, type Piece, type PieceChange } from "./piece-kind";
import { reporterOf, type FilePiece } from "./read-catalogue";

/** `piece` is what comes of the file's one here. */
export type Plan = { file: FilePiece; current: Piece | null; piece: Piece };

/** Nobody changes content until the transaction ends. */
export async function planPieces(transaction: Database, files: readonly FilePiece[]): Promise<Plan[]> {
  await lockContent(transaction);
  const plans: Plan[] = [];
  for (const file of files) {
    const { kind, piece } = file;
    if (kind.name === "game" && (await kind.read(transaction, piece.id))) await lockGameRow(transaction, piece.id);
    const current = await kind.read(transaction, piece.id);
    plans.push({ file, current, piece: kind.merge(piece, current) });
  }
  return plans;
}

/** With what the audit log says why; commands say nothing. */
export type ImportAuthor = Author & { reason?: string };

type Run = { author: ImportAuthor; problems: CatalogueProblem[]; onProgress: (done: number, total: number) => void };

/** What is wrong is added to the problems, and the rest is written nevertheless. */
export async function writePieces(transaction: Database, plans: readonly Plan[], run: Run): Promise<CatalogueSummary> {
  await keepPagePictures(transaction, pagePicturesIn(plans.map(({ file }) => file)), run.author.now);
  const changed = plans.filter(({ piece, current }) => !isSame(piece, current));
  const steps: [PieceStep, readonly Plan[]][] = [
    [writePiece, changed],
    [async ({ kind }, change) => kind.writeDraft?.(change), changed],
    [async ({ kind }, change) => kind.finish?.(change), [...changed].reverse()],
  ];
  const failed = new Set<Plan>();
  let done = 0;
  for (const [step, all] of steps) {
    for (const plan of all) {
      run.onProgress((done += 1), changed.length * steps.length);
      if (!failed.has(plan) && !(await tryStep(transaction, plan, step, run))) failed.add(plan);
    }
  }
  return summaryOf(transaction, plans);
}

type PieceStep = (file: FilePiece, change: PieceChange, run: Run) => Promise<void>;

async function tryStep(transaction: Database, plan: Plan, step: PieceStep, run: Run): Promise<boolean> {
  const { file, current, piece } = plan;
  const { author, problems } = run;
  try {
    await transaction.transaction((savepoint) =>
      step(file, { transaction: savepoint, piece, file: file.piece, current, author }, run),
    );
    return true;
  } catch (error) {
    const report = reporterOf(problems);
    const constraint = findViolatedConstraint(error);
    if (error instanceof CatalogueFailure) {
      const { code, field, detail } = error.fault;
      report(file.file, code, { ...(field !== null && { field }), ...(detail !== null && { detail }) });
    } else if (error instanceof ApiFailure) report(file.file, error.code);
    else if (constraint !== null) report(file.file, "conflict", { detail: constraint });
    else throw error;
    return false;
  }
}

async function writePiece({ kind }: FilePiece, change: PieceChange, { author }: Run): Promise<void> {
  const { transaction, piece, current } = change;
  const { actorId, tokenName, now, reason = null } = author;
  await kind.write(change);
  await recordAudit(transaction, {
    ...{ actorId, tokenName, now, action: "content.imported", reason },
    subject: { kind: kind.name, id: piece.id, name: kind.titleOf(piece) },
    ...differingValues(current && kind.recorded(current), kind.recorded(piece)),
  });
}

async function summaryOf(transaction: Database, plans: readonly Plan[]): Promise<CatalogueSummary> {
  const names = [...new Set(PIECE_KINDS.map(({ name }) => name))];
  const kinds = names.flatMap((name) => {
    const own = plans.filter(({ file }) => file.kind.name === name);
    if (own.length === 0) return [];
    const created = own.filter(({ current }) => current === null).length;
    const unchanged = own.filter(({ piece, current }) => isSame(piece, current)).length;
    return [{ kind: name, created, changed: own.length - created - unchanged, unchanged }];
  });
  const kept = plans.filter(({ file, current }) => current?.published && !file.piece.published).length;
  const questsWithoutCodes: string[] = [];
  for (const { file, piece } of plans) {
    if (file.kind.name !== "quest" || !piece.published) continue;
    const { title, rewards } = questContent.parse(piece.published);
    if (needsCodes(rewards) && !(await hasCodes(transaction, piece.id))) questsWithoutCodes.push(title.en);
  }
  return { kinds, kept, questsWithoutCodes };
}
