import { Presets, SingleBar } from "cli-progress";
import type { FillProgress } from "../api/seed/at-size/fill";

const NAME_WIDTH = 14;

export function reportProgress(output: NodeJS.WriteStream): FillProgress {
  return output.isTTY ? bars(output) : lines(output);
}

function bars(stream: NodeJS.WriteStream): FillProgress {
  let bar = new SingleBar({});
  let done = 0;
  return {
    begin(stage, total) {
      const format = `${stage.padEnd(NAME_WIDTH)} {bar} {percentage}% | {value} of {total} | {duration_formatted}`;
      bar = new SingleBar({ format, stream, hideCursor: true }, Presets.shades_classic);
      bar.start(total, 0);
      done = 0;
    },
    advance(rows) {
      done += rows;
      bar.update(done);
    },
    end() {
      bar.setTotal(done);
      bar.stop();
    },
  };
}

function lines(output: NodeJS.WriteStream): FillProgress {
  let [name, written, startedAt] = ["", 0, 0];
  return {
    begin(stage) {
      [name, written, startedAt] = [stage, 0, performance.now()];
    },
    advance(rows) {
      written += rows;
    },
    end() {
      const seconds = ((performance.now() - startedAt) / 1_000).toFixed(1);
      output.write(`${name.padEnd(NAME_WIDTH)} ${String(written)} in ${seconds} s\n`);
    },
  };
}
