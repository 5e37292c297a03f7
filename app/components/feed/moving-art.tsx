import { useEffect } from "react";
import type { BoxVideoView } from "~/view-models/featured-game";
import { useLazyPart } from "../ui/use-lazy-part";

type MovingArtProps = { video: BoxVideoView };

const loadBoxVideo = () => import("./box-video");

export function MovingArt({ video }: MovingArtProps) {
  const [film, ask] = useLazyPart(loadBoxVideo);
  useEffect(ask, [ask]);
  return film && <film.BoxVideo video={video} />;
}
