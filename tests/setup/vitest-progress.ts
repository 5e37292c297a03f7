import path from "node:path";
import { DefaultReporter, type TestModule, type TestSpecification } from "vitest/node";
import { trackProgress, type Progress } from "./progress";

export default class VitestProgress extends DefaultReporter {
  private progress: Progress | undefined;

  constructor() {
    super({ summary: false });
  }

  override onTestRunStart(specifications: readonly TestSpecification[]): void {
    super.onTestRunStart(specifications);
    this.progress = trackProgress("test files", specifications.length, print);
  }

  override onTestModuleEnd(module: TestModule): void {
    super.onTestModuleEnd(module);
    const { duration, collectDuration, setupDuration, environmentSetupDuration } = module.diagnostic();
    const file = `${path.relative(process.cwd(), module.moduleId)} (${module.project.name})`;
    this.progress?.addTime(file, duration + collectDuration + setupDuration + environmentSetupDuration);
    this.progress?.step();
  }

  protected override printTestModule(module: TestModule): void {
    if (module.state() === "failed") super.printTestModule(module);
  }

  override onTestRunEnd(...args: Parameters<DefaultReporter["onTestRunEnd"]>): void {
    this.progress?.printSlowest();
    super.onTestRunEnd(...args);
  }
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
