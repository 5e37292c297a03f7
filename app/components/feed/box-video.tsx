import { useEffect, useRef } from "react";
import { isMotionAllowed } from "~/browser/motion-allowed";
import type { FeaturedVideoView } from "~/view-models/featured-game";

type BoxVideoProps = { video: FeaturedVideoView };

export function BoxVideo({ video }: BoxVideoProps) {
  const ref = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const observer = new IntersectionObserver((entries) => {
      // The browser may refuse to play; the first frame stays.
      if (entries.some(({ isIntersecting }) => isIntersecting)) element.play().catch(() => undefined);
      else element.pause();
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  if (!isMotionAllowed() || window.innerWidth < video.minWidth) return null;
  return (
    <video ref={ref} muted loop playsInline preload="none" tabIndex={-1}>
      {video.sources.map(({ url, mimeType, media }) => (
        <source key={url} src={url} type={mimeType} media={media} />
      ))}
    </video>
  );
}
