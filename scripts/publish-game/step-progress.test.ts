import { Writable } from "node:stream";
import { stripVTControlCharacters } from "node:util";
import { describe, expect, it } from "vitest";
import { startStep } from "./step-progress";

class Output extends Writable {
  text = "";
  constructor(readonly isTTY: boolean) {
    super();
  }
  override _write(piece: Buffer, _encoding: string, done: () => void): void {
    this.text += piece.toString();
    done();
  }
}

describe("startStep", () => {
  it("shows a bar with the bytes on a terminal", () => {
    const output = new Output(true);
    const step = startStep("sending", 4_000_000, output);
    step.to(4_000_000);
    step.end();
    expect(stripVTControlCharacters(output.text)).toMatch(
      /sending +░+ 0% \| [^]*sending +█+ 100% \| (3\.8\sMB) of \1 \| /,
    );
  });

  it("writes one line elsewhere, when the step has ended", () => {
    const output = new Output(false);
    const step = startStep("checking", 0, output);
    step.to(10, 2_000_000);
    expect(output.text).toBe("");
    step.end();
    expect(output.text).toMatch(/^checking +1\.9\sMB in \d+\.\d s\n$/);
  });
});
