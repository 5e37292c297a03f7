export type PixelFace = "dead" | "stuck" | "off";

type PixelFieldProps = { face: PixelFace };

export function PixelField({ face }: PixelFieldProps) {
  return (
    <div className={face === "off" ? "pixel-field pixel-field--off" : "pixel-field"} aria-hidden="true">
      {face !== "off" && (
        <i>
          <svg viewBox="0 0 64 70" fill="none" preserveAspectRatio={face === "stuck" ? "none" : undefined}>
            {face === "dead" ? (
              <path
                stroke="currentColor"
                strokeWidth="6"
                d="m12 18 14 14M26 18 12 32M38 18l14 14M52 18 38 32M18 50h28"
              />
            ) : (
              <>
                <path fill="var(--lit-red)" d="M0 0h64v70H0z" />
                <path stroke="var(--color-ink)" strokeWidth="6" d="M18 16v14M46 16v14M18 50c4-10 24-10 28 0" />
              </>
            )}
          </svg>
        </i>
      )}
    </div>
  );
}
