import { useText } from "~/i18n/use-text";
import type { EntryPictureLook, EntryPictureView } from "~/view-models/desk/entry-picture";

const CLASSES: Record<EntryPictureLook, string> = {
  shelf: "entry-preview-shelf",
  banner: "entry-preview-banner",
  popup: "entry-preview-popup",
  promo: "entry-preview-promo",
};

type EntryPicturePreviewProps = { picture: Pick<EntryPictureView, "look" | "title" | "text">; url: string | null };

/** As the section shows it on a wide screen; what it says besides is nothing new. */
export function EntryPicturePreview({ picture: { look, title, text }, url }: EntryPicturePreviewProps) {
  const t = useText();
  if (url === null) return null;
  const image = <img src={url} alt="" width={640} height={360} />;
  return (
    <figure className="place entry-preview">
      <figcaption className="text-small muted">{t("desk.entryPicturePreview")}</figcaption>
      <div aria-hidden="true" className={CLASSES[look]}>
        {look === "shelf" && <i />}
        <p>
          <b>{title}</b>
          {look !== "shelf" && text !== "" && <span>{text}</span>}
        </p>
        {image}
      </div>
    </figure>
  );
}
