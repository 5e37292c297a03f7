import { Form, useNavigation } from "@remix-run/react";
import { useText } from "~/i18n/use-text";
import type { AccountDetailsView, DetailsResult } from "~/view-models/account-details";
import { Avatar } from "../ui/avatar";
import { Button } from "../ui/button";
import { FormField } from "./form-field";
import { problemText } from "./problem-texts";
import { useIsSubmitting } from "./use-is-submitting";

type PictureFormProps = {
  details: Pick<AccountDetailsView, "pictureUrl" | "limits">;
  result: Pick<DetailsResult, "problems"> | undefined;
};

export function PictureForm({ details: { pictureUrl, limits }, result }: PictureFormProps) {
  const t = useText();
  const isUploading = useNavigation().formEncType === "multipart/form-data";
  const isRemoving = useIsSubmitting("remove-picture");
  return (
    <>
      <Form
        aria-label={t("details.picture")}
        method="post"
        encType="multipart/form-data"
        className="form"
        preventScrollReset
      >
        <Avatar src={pictureUrl} size="huge" />
        <FormField
          id="picture"
          label={t("details.pictureFile")}
          help={t("details.pictureHelp", { max: limits.pictureMegabytes })}
          problem={problemText(t, result, "picture", limits)}
        >
          {(field) => (
            <input
              {...field}
              className="text-input"
              type="file"
              name="picture"
              accept="image/jpeg,image/png,image/webp,image/avif,image/gif"
            />
          )}
        </FormField>
        <Button type="submit" isBusy={isUploading}>
          {t("details.uploadPicture")}
        </Button>
      </Form>
      {pictureUrl !== null && (
        <Form role="none" method="post" className="form" preventScrollReset>
          <input type="hidden" name="intent" value="remove-picture" />
          <Button type="submit" variant="text" isBusy={isRemoving}>
            {t("details.removePicture")}
          </Button>
        </Form>
      )}
    </>
  );
}
