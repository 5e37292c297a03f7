import { PERSONAL_DATA_KINDS, type PersonalData, type PersonalDataKind } from "~contract/entities/personal-data";

const HEADERS = {
  "Cache-Control": "private, no-store",
  "Content-Type": "application/json; charset=utf-8",
  "Content-Disposition": 'attachment; filename="subpixel-data.json"',
};

type ReadData = (kind: PersonalDataKind, page: number) => Promise<PersonalData>;

/** Streams page by page to bound the memory; a page that fails aborts the download. */
export function personalDataResponse(read: ReadData, now: Date): Response {
  const encoder = new TextEncoder();
  const texts = documentTexts(read, now);
  const document = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await texts.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    async cancel() {
      await texts.return(undefined);
    },
  });
  return new Response(document, { headers: HEADERS });
}

async function* documentTexts(read: ReadData, now: Date): AsyncGenerator<string, undefined> {
  yield `{\n  "exportedAt": ${JSON.stringify(now.toISOString())}`;
  for (const kind of PERSONAL_DATA_KINDS) {
    yield `,\n  ${JSON.stringify(kind)}: [`;
    let separator = "";
    for await (const entries of pagesOf(read, kind)) {
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

async function* pagesOf(read: ReadData, kind: PersonalDataKind) {
  for (let page = 0; ; page += 1) {
    const { entries, hasMore } = await read(kind, page);
    yield entries;
    if (!hasMore) return;
  }
}
