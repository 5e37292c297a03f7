import { randomUUID } from "node:crypto";
import { LRUCache } from "lru-cache";
import { runInRequest } from "~observe/request-scope";
import { env } from "../env.server";
import { FRESH_MS, STALE_MS } from "../page-cache.server";
import { reportError, reportHandledError } from "../report-error.server";
import { toTemplate, type PageTemplate } from "./page-template.server";
import { startTemplate, type RenderedPage, type TemplateViewer } from "./template-scope.server";

const MAX_BYTES = 24 * 1024 * 1024;
const MEMORY_PER_BYTE = 1.5;
const REFUSED_TTL_MS = 60_000;
const REFUSED_BYTES = 200;

type RenderPage = (request: Request) => Promise<Response>;
type Entry = { template: PageTemplate | null; renderedAt: number };
/** What a page of all players depends on: `choices` are cookies. */
export type TemplatePage = { address: string; choices: string };
type TemplateKey = TemplatePage & { viewer: TemplateViewer };

let renderPage: RenderPage | null = null;

/** @param render Renders a page as the server does; earlier templates are dropped. Without one, no page has a template. */
export function renderTemplatesWith(render: RenderPage): void {
  renderPage = render;
  templates.clear();
}

const templates = new LRUCache<string, Entry, TemplateKey>({
  maxSize: MAX_BYTES,
  sizeCalculation: ({ template }) => (template ? Math.ceil(template.bytes * MEMORY_PER_BYTE) : REFUSED_BYTES),
  ttl: REFUSED_TTL_MS,
  fetchMethod: async (_key, _stale, { context }) => ({ template: await render(context), renderedAt: Date.now() }),
});

/** Null for a page that has no template. */
export async function getTemplate(key: TemplateKey): Promise<PageTemplate | null> {
  if (!renderPage) return null;
  const name = `${key.viewer}\n${key.address}\n${key.choices}`;
  // Also while a newer one is rendered.
  const cached = templates.get(name, { allowStale: true });
  const age = cached ? Date.now() - cached.renderedAt : Infinity;
  if (cached && (cached.template === null || age < FRESH_MS)) return cached.template;
  const rendering = templates.fetch(name, { context: key, forceRefresh: true });
  if (cached && age < STALE_MS) {
    rendering.catch(reportHandledError);
    return cached.template;
  }
  return (await rendering)?.template ?? null;
}

async function render({ viewer, address, choices }: TemplateKey): Promise<PageTemplate | null> {
  const request = new Request(new URL(address, env.SITE_URL), { headers: choices ? { cookie: choices } : {} });
  const rendering = await runInRequest({ requestId: randomUUID() }, async () => {
    const started = startTemplate(viewer);
    await renderPage?.(request);
    return started;
  });
  return rendering.page && !rendering.isRefused ? readTemplate(rendering.page) : null;
}

/** A page that cannot be split is rendered for each player. */
function readTemplate(page: RenderedPage): PageTemplate | null {
  try {
    return toTemplate(page);
  } catch (error) {
    reportError(error, "error");
    return null;
  }
}
