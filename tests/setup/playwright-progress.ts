import path from "node:path";
import type {
  FullConfig,
  FullResult,
  Reporter,
  Suite,
  TestCase,
  TestError,
  TestResult,
} from "@playwright/test/reporter";
import { trackProgress, type Progress } from "./progress";

export default class PlaywrightProgress implements Reporter {
  private progress: Progress | undefined;
  private readonly outcomes = { passed: 0, failed: 0, skipped: 0 };

  printsToStdio(): boolean {
    return true;
  }

  onBegin(_: FullConfig, suite: Suite): void {
    this.progress = trackProgress("journeys", suite.allTests().length, print);
  }

  onTestEnd(test: TestCase, result: TestResult): void {
    this.progress?.addTime(path.relative(process.cwd(), test.location.file), result.duration);
    this.progress?.step();
    const outcome = test.outcome() === "skipped" ? "skipped" : test.ok() ? "passed" : "failed";
    this.outcomes[outcome] += 1;
    if (outcome === "failed") printFailure(test, result);
  }

  onError(error: TestError): void {
    print(messageOf(error));
  }

  onEnd({ status }: FullResult): void {
    const { passed, failed, skipped } = this.outcomes;
    this.progress?.printSlowest();
    if (status !== "passed") print(`The run ended as "${status}".`);
    print(`journeys: ${String(passed)} passed, ${String(failed)} failed, ${String(skipped)} skipped`);
  }
}

function printFailure(test: TestCase, result: TestResult): void {
  print(`FAILED ${test.titlePath().filter(Boolean).join(" › ")}`);
  for (const error of result.errors) print(messageOf(error));
  for (const { name, path: file } of result.attachments) if (file !== undefined) print(`  ${name}: ${file}`);
}

function messageOf({ stack, message, value, snippet }: TestError): string {
  return [stack ?? message ?? value ?? "An error without a message", snippet].filter(Boolean).join("\n");
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
