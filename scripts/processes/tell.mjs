/** A line of the log, in the form of observe/log.ts, from the process that serves nothing itself. */
export function tell(level, fields, msg) {
  if (process.env.LOG_LEVEL === "silent") return;
  process.stdout.write(`${JSON.stringify({ level, time: new Date().toISOString(), ...fields, msg })}\n`);
}
