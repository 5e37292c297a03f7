import { Picture } from "~/components/ui/picture";
import type { PictureView } from "~/view-models/picture";

/** The player is as wide as the content, at most 1156 px. */
const PLAYER_SIZES = "(max-width: 900px) 100vw, 1156px";

type PosterProps = { picture: PictureView | null };

/** The picture of a game that is not running yet; the first thing its page shows. */
export function Poster({ picture }: PosterProps) {
  return picture ? <Picture picture={picture} sizes={PLAYER_SIZES} isEager isFirst className="poster" /> : null;
}
