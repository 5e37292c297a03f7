import { useText } from "~/i18n/use-text";
import type { GamePicturesView } from "~/view-models/studio/game-pictures";
import type { StudioRefusal } from "~/view-models/studio/studio-refusal";
import { CoverEditor } from "../pictures/cover-editor";
import { Gallery } from "../pictures/gallery";
import { useProblemFocus } from "../profile/use-problem-focus";
import { StudioNote } from "../studio/studio-note";
import { DeskHead } from "./desk-head";
import { DeskPanel } from "./desk-panel";

type GamePicturesPageProps = {
  heading: string;
  trail: { label: string; href: string }[];
  pictures: GamePicturesView;
  result: StudioRefusal | undefined;
};

/** The same forms as in the studio, with calls of the desk. */
export function GamePicturesPage({ heading, trail, pictures, result }: GamePicturesPageProps) {
  const t = useText();
  const content = useProblemFocus(result);
  return (
    <div ref={content}>
      <DeskHead title={heading} text={t("desk.gamePicturesText")} trail={trail} />
      <StudioNote result={result} />
      <div className="desk-stack">
        <DeskPanel id="covers" title={t("studios.cover")}>
          <div className="desk-panel-body">
            <CoverEditor pictures={pictures} result={result} />
          </div>
        </DeskPanel>
        <DeskPanel id="gallery" title={t("studios.gallery")}>
          <div className="desk-panel-body">
            <Gallery pictures={pictures} result={result} />
          </div>
        </DeskPanel>
      </div>
    </div>
  );
}
