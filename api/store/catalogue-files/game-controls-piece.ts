import * as z from "zod";
import { shownControls } from "../developer-games/game-content";
import type { Piece, PieceKind } from "./piece-kind";

/** Controls of a game stand among its content, else among its facts; earlier files have all of them there. */
export function withControlsInContent(kind: PieceKind): PieceKind {
  return { ...kind, merge: (file, current) => kind.merge(settle(file, current), current) };
}

const withControls = z.looseObject({ controlGroups: z.array(z.looseObject({})).exactOptional() });

type Part = z.output<typeof withControls>;

function settle(file: Piece, current: Piece | null): Piece {
  const facts = withControls.safeParse(file.facts).data;
  const content = withControls.safeParse(file.published ?? file.hidden).data;
  if (!facts || !content) return file;
  const settled = settleParts({ facts, content }, current);
  return file.published
    ? { ...file, facts: settled.facts, published: settled.content }
    : { ...file, facts: settled.facts, hidden: settled.content };
}

type Parts = { facts: Part; content: Part };

/** A file without any leaves them as they are here. */
function settleParts({ facts, content }: Parts, current: Piece | null): Parts {
  const { controlGroups: ofFacts, ...otherFacts } = facts;
  if (content.controlGroups) return { facts: otherFacts, content };
  if (ofFacts) {
    const shown = shownControls(ofFacts);
    return shown ? { facts: otherFacts, content: { ...content, controlGroups: shown } } : { facts, content };
  }
  const { controlGroups: here } = withControls.safeParse(current?.published ?? current?.hidden).data ?? {};
  const { controlGroups: besides } = withControls.safeParse(current?.facts).data ?? {};
  return {
    facts: besides ? { ...facts, controlGroups: besides } : facts,
    content: here ? { ...content, controlGroups: here } : content,
  };
}
