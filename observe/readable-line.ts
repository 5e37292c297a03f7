import * as z from "zod";

const record = z.looseObject({
  level: z.string(),
  time: z.string(),
  msg: z.string().default(""),
  requestId: z.string().optional(),
  err: z.object({ stack: z.string() }).optional(),
});

export type LogRecord = z.infer<typeof record>;

const CLOCK = { from: 11, to: 23 };
const LEVEL_WIDTH = 5;

export function readLine(line: string): LogRecord {
  return record.parse(JSON.parse(line));
}

export function toReadableLine(line: string): string {
  const { level, time, msg, requestId, err, ...fields } = readLine(line);
  const rest = Object.entries(fields).map(([name, value]) => `${name}=${String(value)}`);
  const id = requestId === undefined ? [] : [`(${requestId})`];
  const head = [time.slice(CLOCK.from, CLOCK.to), level.padEnd(LEVEL_WIDTH), msg, ...rest, ...id].join(" ");
  return err ? `${head}\n${err.stack}\n` : `${head}\n`;
}
