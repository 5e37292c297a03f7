import type * as z from "zod";

/** The checked JSON or form body of an action; answers 400 when it is not what the action takes. */
export async function requestBody<Schema extends z.ZodType>(
  request: Request,
  schema: Schema,
): Promise<z.output<Schema>> {
  const parsed = schema.safeParse(await readBody(request));
  if (!parsed.success) throw new Response(null, { status: 400, statusText: "Bad Request" });
  return parsed.data;
}

async function readBody(request: Request): Promise<unknown> {
  try {
    const isJson = request.headers.get("content-type")?.startsWith("application/json");
    return isJson ? await request.json() : Object.fromEntries(await request.formData());
  } catch {
    return null;
  }
}
