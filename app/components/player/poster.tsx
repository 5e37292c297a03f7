import { Picture } from "~/components/ui/picture";
import type { PictureView } from "~/view-models/picture";

const PLAYER_SIZES = "(max-width: 900px) 100vw, 1156px";

type PosterProps = { picture: PictureView | null };

export function Poster({ picture }: PosterProps) {
  return picture ? <Picture picture={picture} sizes={PLAYER_SIZES} isEager isFirst className="poster" /> : null;
}
