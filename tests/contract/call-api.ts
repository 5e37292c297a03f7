import type { Call } from "~contract/define-call";
import { failureEnvelope, type ApiError } from "~contract/envelope";
import type { CaseRequest } from "./call-case";

export type CaseResponse = { status: number; data: unknown; errors: ApiError[] };

export async function callApi(call: Call, { as, params, query, body, headers }: CaseRequest): Promise<CaseResponse> {
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params?.[name] ?? ""));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {})) {
    for (const item of [value].flat()) search.append(name, String(item));
  }
  const init: RequestInit = { method: call.method, headers: { origin: "http://portal.test", ...headers } };
  if (body instanceof Uint8Array) init.body = Uint8Array.from(body);
  else if (body !== undefined) {
    init.headers = { "content-type": "application/json", ...init.headers };
    init.body = typeof body === "string" ? body : JSON.stringify(body);
  }
  const response = await as.fetch(`${path}?${search.toString()}`, init);
  const content: unknown = await response.json();
  const failure = failureEnvelope.safeParse(content);
  const data = typeof content === "object" && content !== null && "data" in content ? content.data : undefined;
  return { status: response.status, data, errors: failure.success ? failure.data.errors : [] };
}

export function codesOf({ errors }: CaseResponse): string[] {
  return errors.map(({ code }) => code);
}

export function namedFieldsIn({ errors }: CaseResponse): string[] {
  return errors.flatMap(({ details }) =>
    [details?.fieldName, details?.parameterName].filter((name) => name !== undefined),
  );
}
