import fc from "fast-check";
import { expect, it } from "vitest";
import { stickerAmount } from "./sticker-amount";

it("is the sum of all uses, in whatever order", () => {
  fc.assert(
    fc.property(fc.array(fc.nat(1000)), fc.nat(1000), (uses, more) => {
      const stickers = uses.map((count) => ({ uses: count }));
      expect(stickerAmount([...stickers].reverse())).toBe(stickerAmount(stickers));
      expect(stickerAmount([...stickers, { uses: more }])).toBe(stickerAmount(stickers) + more);
    }),
  );
  expect(stickerAmount([])).toBe(0);
});
