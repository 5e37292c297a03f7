import { useEffect, useRef, useState } from "react";
import { Icon } from "./icon";

const SIZES = {
  small: { className: "avatar", pixels: 32 },
  large: { className: "avatar avatar--large", pixels: 48 },
  huge: { className: "avatar avatar--huge", pixels: 112 },
} as const;

type AvatarProps = { src: string | null; size?: keyof typeof SIZES };

export function Avatar({ src, size = "small" }: AvatarProps) {
  const [brokenSrc, setBrokenSrc] = useState<string | null>(null);
  const image = useRef<HTMLImageElement>(null);
  const { className, pixels } = SIZES[size];

  useEffect(() => {
    // A picture that failed before hydration has already fired its error event.
    const picture = image.current;
    if (!picture?.complete || picture.naturalWidth > 0) return;
    picture.decode().catch(() => {
      setBrokenSrc(src);
    });
  }, [src]);

  return (
    <span className={className}>
      {src === null || src === brokenSrc ? (
        <Icon name="user" />
      ) : (
        <img ref={image} src={src} width={pixels} height={pixels} alt="" onError={() => setBrokenSrc(src)} />
      )}
    </span>
  );
}
