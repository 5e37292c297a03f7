import type { DescriptionParagraph } from "~/rules/game-description";

type DescriptionTextProps = { paragraphs: readonly DescriptionParagraph[] };

/** A description in plain paragraphs; its links lead to strangers' pages. */
export function DescriptionText({ paragraphs }: DescriptionTextProps) {
  return (
    <>
      {paragraphs.map((parts, index) => (
        <p key={index}>
          {parts.map(({ text, href }, part) =>
            href === null ? (
              <span key={part}>{text}</span>
            ) : (
              <a key={part} href={href} rel="nofollow noopener ugc" target="_blank">
                {text}
              </a>
            ),
          )}
        </p>
      ))}
    </>
  );
}
