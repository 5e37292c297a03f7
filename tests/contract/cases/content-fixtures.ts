import { readContentDetails } from "~api/store/drafts/content-details";
import type { ContentKind } from "~api/store/drafts/content-kind";
import { createDraft, publishDraft, saveDraft } from "~api/store/drafts/drafts";
import type { TestPlayer } from "../../fixtures/players";
import { appoint } from "../../fixtures/staff";
import type { CallCase, CaseRequest } from "../call-case";
import { UNKNOWN_ID } from "../generic-errors";
import { disposableUser, type World } from "../world";

export const REASON = "Nobody looks for it.";
export const PAST = "2026-01-01T00:00:00Z";
export const publishing = { publishDate: null };

export const author = () => ({ actorId: null, now: new Date() });

export async function asEditor(world: World): Promise<{ as: TestPlayer }> {
  const editor = await disposableUser(world);
  await appoint(world.api.database, editor, { role: "EDITOR" });
  return { as: editor };
}

export type Prepared = { as: TestPlayer; params: { subjectId: string }; version: string };
type Refusals = NonNullable<CallCase["refusals"]>;

export function request({ as, params, version }: Prepared, body: object = {}): CaseRequest {
  return { as, params, body: { version, ...body } };
}

/** One refusal for each code, by what does not fit. */
export function misfits<Content>(
  changesByCode: Readonly<Record<string, Partial<Content>>>,
  send: (world: World, changes: Partial<Content>) => Promise<CaseRequest>,
): Refusals {
  return Object.fromEntries(
    Object.entries(changesByCode).map(([code, changes]) => [code, (world: World) => send(world, changes)]),
  );
}

/** Drafts and published content of one kind, each time new. */
export function contentFixtures<Content extends object>(
  kind: ContentKind<Content>,
  make: (changes?: Partial<Content>) => Content,
) {
  const versionOf = async ({ api }: World, subjectId: string) =>
    (await readContentDetails(api.database, kind, subjectId)).version;

  async function withDraft(world: World, changes: Partial<Content> = {}): Promise<Prepared> {
    const { subjectId, version } = await createDraft(world.api.database, kind, make(changes), author());
    return { ...(await asEditor(world)), params: { subjectId }, version };
  }

  async function publish({ api }: World, seen: { subjectId: string; version: string }): Promise<void> {
    await publishDraft(api.database, kind, { ...seen, publishAt: null }, author());
  }

  async function withPublished(world: World, changes: Partial<Content> = {}): Promise<Prepared> {
    const { params, as, version } = await withDraft(world, changes);
    await publish(world, { ...params, version });
    return { as, params, version: await versionOf(world, params.subjectId) };
  }

  /** Publishes a draft that stopped fitting, as its check would have refused it. */
  async function publishingStale({ api }: World, found: Prepared, content: Content): Promise<CaseRequest> {
    const unchecked = { ...kind, check: () => Promise.resolve() };
    const stale = { ...found.params, version: found.version, content };
    const { version } = await saveDraft(api.database, unchecked, stale, author());
    return request({ ...found, version }, publishing);
  }

  /** What players see, as the draft to be saved. */
  async function unchanged(world: World): Promise<CaseRequest> {
    const found = await withPublished(world);
    return request(found, { content: await kind.read(world.api.database, found.params.subjectId) });
  }

  /** Refusals of every call about one piece that a colleague may have changed. */
  function ofSeen(prepare: (world: World) => Promise<Prepared>, body: object = {}): Refusals {
    return {
      [kind.notFound]: async (world: World) =>
        request({ ...(await prepare(world)), params: { subjectId: UNKNOWN_ID } }, body),
      content_changed: async (world: World) => request({ ...(await prepare(world)), version: "another" }, body),
    };
  }

  return { versionOf, withDraft, withPublished, publish, publishingStale, unchanged, ofSeen };
}
