import type { LoaderFunctionArgs } from "@remix-run/node";
import { TEST_SITE_URL, type TestVisitor } from "./test-api";

export async function callRoute<Body>(
  loader: (args: LoaderFunctionArgs) => Promise<Response>,
  path: string,
  visitor?: Pick<TestVisitor, "cookies">,
): Promise<{ headers: Headers; body: Body }> {
  const cookie = [...(visitor?.cookies ?? [])].map(([name, value]) => `${name}=${value}`).join("; ");
  const request = new Request(new URL(path, TEST_SITE_URL), { headers: { cookie } });
  const response = await loader({ request, params: {}, context: {} });
  return { headers: response.headers, body: (await response.json()) as Body };
}
