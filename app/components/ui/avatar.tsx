import { useEffect, useRef, useState } from "react";
import { Icon } from "./icon";
import { OwnChoice } from "./own-choice";

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
      <OwnChoice value={src}>
        {(shown) =>
          shown === null || shown === brokenSrc ? (
            <Icon name="user" />
          ) : (
            <img ref={image} src={shown} width={pixels} height={pixels} alt="" onError={() => setBrokenSrc(shown)} />
          )
        }
      </OwnChoice>
    </span>
  );
}
