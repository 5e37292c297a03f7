import type { PoolClient } from "pg";
import * as z from "zod";
import type { MeasuredCall } from "./calls";
import { sendCall } from "./measure";
import type { MeasuredApi, Statement } from "./portal-data";

export type Plan = { statement: string; plan: string[]; executionMs: number };

const planRow = z.object({ "QUERY PLAN": z.string() });

export async function explain(call: MeasuredCall, api: MeasuredApi): Promise<Plan[]> {
  const statements = await api.statementsOf(() => sendCall(call, api));
  const client = await api.pool.connect();
  try {
    // One transaction, so that SET LOCAL of a search applies to its plan.
    await client.query("begin");
    const plans: Plan[] = [];
    for (const statement of statements) {
      if (/^\s*(select|with|\()/i.test(statement.text)) plans.push(await explainStatement(client, statement));
      else if (/^set local/i.test(statement.text)) await client.query(statement.text, statement.values);
    }
    return plans.sort((left, right) => right.executionMs - left.executionMs);
  } finally {
    await client.query("rollback");
    client.release();
  }
}

async function explainStatement(client: PoolClient, { text, values }: Statement): Promise<Plan> {
  const { rows } = await client.query<Record<string, unknown>>(`explain (analyze, buffers) ${text}`, values);
  const plan = rows.map((row) => planRow.parse(row)["QUERY PLAN"]);
  const time = plan.find((line) => line.startsWith("Execution Time:")) ?? "";
  return { statement: text, plan, executionMs: Number(/[\d.]+/.exec(time)?.[0] ?? NaN) };
}
