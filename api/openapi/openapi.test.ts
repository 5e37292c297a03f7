import { Validator } from "@seriousme/openapi-schema-validator";
import { beforeAll, describe, expect, it } from "vitest";
import * as z from "zod";
import { ALL_CALLS } from "~contract/all-calls";
import { userPlaying } from "../../tests/fixtures/players";
import { fillWithDemoCatalogue } from "../../tests/setup/database";
import { startTestApi, type TestApi, type TestVisitor } from "../../tests/setup/test-api";
import { gameId } from "../seed/demo-games";

const schema = z.record(z.string(), z.unknown());
const content = z.object({ "application/json": z.object({ schema }) });
const operation = z.object({
  operationId: z.string(),
  summary: z.string(),
  parameters: z.array(z.looseObject({ name: z.string(), in: z.string(), required: z.boolean().optional(), schema })),
  responses: z.record(z.string(), z.object({ content })),
  security: z.array(schema),
});
const openApi = z.object({
  paths: z.record(z.string(), z.record(z.string(), operation)),
  components: z.object({ schemas: z.record(z.string(), schema) }),
});

const failureSchema = z.object({
  properties: z.object({
    errors: z.object({ items: z.object({ properties: z.object({ code: z.object({ enum: z.array(z.string()) }) }) }) }),
  }),
});

let api: TestApi;
let player: TestVisitor;
let published: unknown;
let document: z.output<typeof openApi>;
beforeAll(async () => {
  api = await startTestApi();
  await fillWithDemoCatalogue(api.database);
  player = await userPlaying(api, { gameId: gameId("lantern-run") }, { username: "mira" });
  published = await (await api.fetch("/openapi.json")).json();
  document = openApi.parse(published);
});

function operationOf({ path, method }: { path: string; method: string }) {
  const found = document.paths[path]?.[method.toLowerCase()];
  if (!found) throw new Error(`${method} ${path} is not in the document`);
  return found;
}

function responseSchemaOf(path: string): z.ZodType {
  const { schema: responseSchema } =
    operationOf({ path, method: "GET" }).responses["200"]?.content["application/json"] ?? {};
  const json = JSON.stringify({ ...responseSchema, $defs: document.components.schemas });
  return z.fromJSONSchema(schema.parse(JSON.parse(json.replaceAll("#/components/schemas/", "#/$defs/"))));
}

describe("the OpenAPI document", () => {
  it("is valid OpenAPI 3.1", async () => {
    const validator = new Validator();
    expect(await validator.validate(schema.parse(published))).toEqual({ valid: true });
    expect(validator.version).toBe("3.1");
  });

  it("has every call with all its parameters and codes, under a unique name", () => {
    for (const call of ALL_CALLS) {
      const { operationId, parameters, responses, security } = operationOf(call);
      expect(operationId).toBe(call.name);
      const names = parameters.map(({ name }) => name);
      expect(names).toEqual(
        expect.arrayContaining([...Object.keys(call.params.shape), ...Object.keys(call.query.shape)]),
      );
      expect(names.includes("Idempotency-Key")).toBe(call.idempotent === true);
      expect(security.some((requirement) => Object.keys(requirement).length === 0)).toBe(call.access === "everyone");
      const failures = Object.entries(responses).filter(([status]) => status !== "200");
      const codes = failures.flatMap(([, response]) => {
        return failureSchema.parse(response.content["application/json"].schema).properties.errors.items.properties.code
          .enum;
      });
      expect(codes).toEqual(expect.arrayContaining([...call.errorCodes, "too_many_requests", "internal_error"]));
    }
    const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods));
    expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(ALL_CALLS.length);
  });

  it("declares the parameters of each path, and no other", () => {
    for (const [path, methods] of Object.entries(document.paths)) {
      for (const { parameters } of Object.values(methods)) {
        const named = parameters.filter((parameter) => parameter.in === "path").map(({ name }) => name);
        expect(named.sort()).toEqual([...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort());
      }
    }
  });

  it("has no broken references", () => {
    const references = [...JSON.stringify(published).matchAll(/"\$ref":"#\/components\/schemas\/([^"]+)"/g)];
    expect(references.length).toBeGreaterThan(100);
    for (const [, name = ""] of references) expect(document.components.schemas).toHaveProperty([name]);
  });

  it("declares the limits of lists and pages", () => {
    const parameterOf = (path: string, name: string) =>
      operationOf({ path, method: "GET" }).parameters.find((parameter) => parameter.name === name);
    expect(parameterOf("/gxc/v3/games", "tagAlias")).toMatchObject({
      style: "form",
      schema: { type: "array", maxItems: 50 },
    });
    expect(parameterOf("/gxc/v3/games", "pageSize")?.schema).toMatchObject({ minimum: 1, maximum: 100, default: 25 });
    expect(
      parameterOf("/gxc/cms/configurations/{configurationId}/with-feed-entries", "pageSize")?.schema,
    ).toMatchObject({
      maximum: 250,
    });
  });

  it.each([
    ["/session/status", {}],
    ["/gxc/global-settings", {}],
    ["/gxc/v3/games", {}],
    ["/gxc/v2/games/{gameId}", { gameId: gameId("lantern-run") }],
    ["/gxc/v2/challenges", {}],
    ["/gxc/cms/configurations/{configurationId}/with-feed-entries", { configurationId: "home" }],
    ["/profile", {}],
  ])("describes the actual response of %s", async (path, params) => {
    const address = Object.entries(params).reduce((rest, [name, value]) => rest.replace(`{${name}}`, value), path);
    const body: unknown = await (await player.fetch(address)).json();
    const described = responseSchemaOf(path);
    expect(described.safeParse(body).error?.issues).toBeUndefined();
    for (const data of [null, {}, []]) expect(described.safeParse({ data, errors: [] }).success).toBe(false);
  });

  it("returns 304 when the client has it", async () => {
    const first = await api.fetch("/openapi.json");
    expect(first.headers.get("cache-control")).toBe("public, max-age=300");
    const etag = first.headers.get("etag") ?? "";
    expect((await api.fetch("/openapi.json", { headers: { "if-none-match": etag } })).status).toBe(304);
  });
});

describe("the browsable page", () => {
  it("loads files of its own origin only", async () => {
    const page = await api.fetch("/docs/");
    expect(page.headers.get("content-security-policy")).toContain("script-src 'self'; style-src 'self';");
    const text = await page.text();
    expect(text).not.toMatch(/<script>|<style|style=|https?:/);
    const files = [...text.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, file = ""]) => file);
    expect(files).toHaveLength(5);
    for (const file of files) {
      const address = new URL(file, "http://api.test/docs/").pathname;
      expect([file, (await api.fetch(address)).status]).toEqual([file, 200]);
    }
  });

  it("is found without its slash, wherever the API is mounted", async () => {
    const response = await api.fetch("/docs");
    expect([response.status, response.headers.get("location")]).toEqual([301, "docs/"]);
  });

  it("serves the required files of the package only, cached for ever", async () => {
    const text = await (await api.fetch("/docs/")).text();
    const folder = /viewer-[\d.]+/.exec(text)?.[0] ?? "";
    const styles = await api.fetch(`/docs/${folder}/swagger-ui.css`);
    expect(styles.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    for (const name of ["package.json", "swagger-ui.js", "..%2fpackage.json"]) {
      expect((await api.fetch(`/docs/${folder}/${name}`)).status).toBe(404);
    }
  });
});
