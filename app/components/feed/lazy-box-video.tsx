import { useEffect } from "react";
import type { FeaturedVideoView } from "~/view-models/featured-game";
import { useLazyModule } from "../ui/use-lazy-module";

type MovingArtProps = { video: FeaturedVideoView };

const loadBoxVideo = () => import("./box-video");

export function LazyBoxVideo({ video }: MovingArtProps) {
  const [film, ask] = useLazyModule(loadBoxVideo);
  useEffect(ask, [ask]);
  return film && <film.BoxVideo video={video} />;
}
