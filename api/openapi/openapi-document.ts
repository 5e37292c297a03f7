import { CALLS_BY_SUBJECT } from "~contract/all-calls";
import type { ApiConfiguration } from "../configuration";
import { cookieName } from "../identity/session-cookies";
import { toJsonSchemas, type JsonSchema } from "./json-schemas";
import { BEARER_SECURITY, SESSION_SECURITY, toOperation } from "./operation";

const DESCRIPTION = `Every call returns an envelope: \`{"data": …, "errors": []}\` on success, else
\`{"data": null, "errors": [{"code", "details"}]}\`. Lists are paged from 0; query names may be written in camelCase or
kebab-case, lists as repeated keys or with commas; unknown names are ignored. A method that a path does not have
fails like an unknown path: 404 \`not_found\`.

The session is a cookie that the login page (\`/session/login\`) sets. Only the site's own pages may send changes,
for calls below \`/gg/\` also trusted game origins. Tools send a bearer token of a studio, or one that its owner has
allowed them, to the calls that accept it (below \`/gamedev/\`); the scope that each needs is listed.`;

export function toOpenApiDocument(configuration: ApiConfiguration): JsonSchema {
  const { brandName, publicApiBaseUrl } = configuration;
  const { components, schemaOf } = toJsonSchemas();
  const paths: Record<string, JsonSchema> = {};
  for (const [tag, calls] of Object.entries(CALLS_BY_SUBJECT)) {
    for (const call of calls) (paths[call.path] ??= {})[call.method.toLowerCase()] = toOperation(call, tag, schemaOf);
  }
  return {
    openapi: "3.1.0",
    info: { title: `${brandName} API`, version: "1", description: DESCRIPTION },
    // The first is relative to this document, so it is valid under any host name.
    servers: [{ url: "." }, { url: publicApiBaseUrl }],
    tags: Object.keys(CALLS_BY_SUBJECT).map((name) => ({ name })),
    paths,
    components: {
      schemas: components,
      securitySchemes: {
        [SESSION_SECURITY]: { type: "apiKey", in: "cookie", name: cookieName("session", configuration) },
        [BEARER_SECURITY]: { type: "http", scheme: "bearer" },
      },
    },
  };
}
