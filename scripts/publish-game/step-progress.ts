import { Presets, SingleBar } from "cli-progress";
import { formatBytes } from "../../app/i18n/format-bytes";

const NAME_WIDTH = 9;

/** Standard error, or what a test reads. */
export type ProgressOutput = NodeJS.WritableStream & { isTTY?: boolean };

export type StepProgress = { to: (done: number, all?: number) => void; end: () => void };

/** A bar on a terminal, one line at the end elsewhere. */
export function startStep(name: string, allBytes: number, output: ProgressOutput): StepProgress {
  return output.isTTY ? bar(name, allBytes, output) : line(name, allBytes, output);
}

function bar(name: string, allBytes: number, stream: ProgressOutput): StepProgress {
  const format = `${name.padEnd(NAME_WIDTH)} {bar} {percentage}% | {done} of {all} | {duration_formatted}`;
  const shown = new SingleBar({ format, stream, hideCursor: true }, Presets.shades_classic);
  const texts = (done: number, all: number) => ({ done: formatBytes(done, "en"), all: formatBytes(all, "en") });
  shown.start(Math.max(allBytes, 1), 0, texts(0, allBytes));
  return {
    to: (done, all = allBytes) => {
      shown.setTotal(Math.max(all, 1));
      shown.update(done, texts(done, all));
    },
    end: () => shown.stop(),
  };
}

function line(name: string, allBytes: number, output: ProgressOutput): StepProgress {
  const startedAt = performance.now();
  let total = allBytes;
  return {
    to: (_done, all = allBytes) => {
      total = all;
    },
    end: () => {
      const seconds = ((performance.now() - startedAt) / 1_000).toFixed(1);
      output.write(`${name.padEnd(NAME_WIDTH)} ${formatBytes(total, "en")} in ${seconds} s\n`);
    },
  };
}
