export type BatchRunner = { wake(): void; settled(): Promise<void>; stop(): void };

/** Runs batches one after another until none is left; `runBatch` says whether there may be more. */
export function createBatchRunner(runBatch: () => Promise<boolean>): BatchRunner {
  let running: Promise<void> | null = null;
  let isAskedAgain = false;
  let isStopped = false;

  async function run(): Promise<void> {
    while (isAskedAgain && !isStopped) {
      isAskedAgain = false;
      if (await runBatch()) isAskedAgain = true;
    }
    running = null;
  }

  return {
    wake() {
      isAskedAgain = true;
      if (!isStopped) running ??= run();
    },
    async settled() {
      while (running) await running;
    },
    stop() {
      isStopped = true;
    },
  };
}
