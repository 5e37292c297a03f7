import { CALLS_BY_SUBJECT } from "~contract/all-calls";
import type { ApiConfiguration } from "../configuration";
import { cookieName } from "../identity/session-cookies";
import { toJsonSchemas, type JsonSchema } from "./json-schemas";
import { SESSION_SECURITY, toOperation } from "./operation";

const DESCRIPTION = `Every call answers an envelope: \`{"data": …, "errors": []}\` when it is done, else
\`{"data": null, "errors": [{"code", "details"}]}\`. Lists are paged from 0; query names may be written in camelCase or
kebab-case, lists as repeated keys or with commas; unknown names are ignored. A method that a path does not know is
answered like a path that there is not: 404 \`not_found\`.

The session is a cookie that the login page (\`/session/login\`) sets. Changes are taken from the site's own pages only,
calls below \`/gg/\` from trusted game origins, too.`;

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
      },
    },
  };
}
