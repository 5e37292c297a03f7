import type { ReactNode } from "react";
import { createElement } from "react";
import { CARD_SIZE } from "~/view-models/social-card";

/** The dark Classic theme (design/tokens.json). */
const BARS = ["#ff4d6a", "#2ddf86", "#5c9dff"];
const PAGE = "#110f18";
const TEXT = "#f6f4fb";
const MUTED = "#aca7ba";

const STRIPE = 14;
const PADDING = 56;
const NOTCH = { width: 260, height: 180 };
const TITLE_SIZES = [
  { upTo: 14, size: 88 },
  { upTo: 26, size: 72 },
  { upTo: 48, size: 58 },
];
const SMALLEST_TITLE = 46;
/** Width of a wide letter, relative to the font size. */
const LETTER = 0.68;

type Words = { title: string; byline: string; brand: string };

export function cardElement(words: Words, artWidth: number, fontFamily: string): ReactNode {
  const { width, height } = CARD_SIZE;
  if (artWidth === width) return box({ width, height, alignItems: "flex-end" }, [notch(), spine(NOTCH.height)]);
  const hasArt = artWidth > 0;
  const side = hasArt ? spine(height) : box({ width: width / 2 - PADDING, height, alignItems: "center" }, [mark(10)]);
  return box({ width, height, background: hasArt ? undefined : PAGE, fontFamily }, [panel(words, width / 2), side]);
}

function notch(): ReactNode {
  return box({ ...NOTCH, background: PAGE, alignItems: "center", justifyContent: "center" }, [mark(4)]);
}

function panel({ title, byline, brand }: Words, width: number): ReactNode {
  const line = { width: width - PADDING * 2, display: "block", overflow: "hidden", wordBreak: "break-word" };
  const fontSize = titleSize(title, line.width);
  const layout = { boxSizing: "border-box", flexDirection: "column", justifyContent: "space-between" };
  return box({ ...layout, width, height: CARD_SIZE.height, background: PAGE, padding: PADDING }, [
    box({ flexDirection: "column" }, [
      text({ ...line, lineClamp: 4, fontSize, lineHeight: 1.08, color: TEXT }, title),
      text({ ...line, lineClamp: 2, marginTop: 24, fontSize: 30, lineHeight: 1.2, color: MUTED }, byline),
    ]),
    box({ alignItems: "center" }, [mark(1.6), text({ marginLeft: 20, fontSize: 34, color: TEXT }, brand)]),
  ]);
}

function titleSize(title: string, width: number): number {
  const byLength = TITLE_SIZES.find(({ upTo }) => title.length <= upTo)?.size ?? SMALLEST_TITLE;
  const longestWord = Math.max(...title.split(" ").map((word) => word.length));
  return Math.max(SMALLEST_TITLE, Math.min(byLength, Math.floor(width / (longestWord * LETTER))));
}

function mark(scale: number): ReactNode {
  const bar = (height: number, index: number) =>
    box(
      { width: 9 * scale, height: height * scale, background: BARS[index], marginRight: index < 2 ? 4 * scale : 0 },
      [],
    );
  return box({ alignItems: "center" }, [36, 24, 12].map(bar));
}

function spine(height: number): ReactNode {
  return box(
    { height },
    BARS.map((background) => box({ width: STRIPE, height, background }, [])),
  );
}

type Style = Record<string, string | number | undefined>;

function box(style: Style, children: ReactNode[]): ReactNode {
  return createElement("div", { style: { display: "flex", ...style } }, ...children);
}

function text(style: Style, content: string): ReactNode {
  return createElement("div", { style: { fontWeight: 800, ...style } }, content);
}
