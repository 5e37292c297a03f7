import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import type { CallApi } from "~/api-client/client";
import { ClientError } from "~/api-client/errors";
import { getPersonalData } from "~contract/calls/personal-data";
import { PERSONAL_DATA_KINDS, type PersonalDataKind } from "~contract/entities/personal-data";
import { paths } from "~/paths";
import { pageContext } from "~/server/page-context.server";
import { loginUrl } from "~/server/protected-page.server";

const NO_STORE = { "Cache-Control": "private, no-store" };
const HEADERS = {
  ...NO_STORE,
  "Content-Type": "application/json; charset=utf-8",
  "Content-Disposition": 'attachment; filename="subpixel-data.json"',
};

const FIRST_PAGE = { params: { kind: "account" as const }, query: {} };

export async function loader(args: LoaderFunctionArgs) {
  const { api, callApi, locale, view } = pageContext(args);
  // Fails before the stream starts: the status cannot change later.
  await api(getPersonalData, FIRST_PAGE).catch((error: unknown) => {
    if (!(error instanceof ClientError && error.has("sign_in_required"))) return callApi(getPersonalData, FIRST_PAGE);
    throw redirect(loginUrl(paths.accountDetails(locale)), { headers: NO_STORE });
  });
  return new Response(personalDataDocument(api, view.now), { headers: HEADERS });
}

/** Streams page by page to bound the memory; a page that fails aborts the download. */
function personalDataDocument(api: CallApi, now: Date): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  const texts = documentTexts(api, now);
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await texts.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    async cancel() {
      await texts.return(undefined);
    },
  });
}

async function* documentTexts(api: CallApi, now: Date): AsyncGenerator<string, undefined> {
  yield `{\n  "exportedAt": ${JSON.stringify(now.toISOString())}`;
  for (const kind of PERSONAL_DATA_KINDS) {
    yield `,\n  ${JSON.stringify(kind)}: [`;
    let separator = "";
    for await (const entries of pagesOf(api, kind)) {
      for (const entry of entries) {
        yield `${separator}\n    ${JSON.stringify(entry)}`;
        separator = ",";
      }
    }
    yield separator === "" ? "]" : "\n  ]";
  }
  yield "\n}\n";
  return undefined;
}

async function* pagesOf(api: CallApi, kind: PersonalDataKind) {
  for (let page = 0; ; page += 1) {
    const { entries, hasMore } = await api(getPersonalData, { params: { kind }, query: { page } });
    yield entries;
    if (!hasMore) return;
  }
}
