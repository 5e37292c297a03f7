import { Form, useNavigation } from "@remix-run/react";
import type { FormEvent } from "react";
import { useUpload, type SendingUpload } from "~/browser/use-upload";
import { formatBytes } from "~/i18n/format-bytes";
import { useText } from "~/i18n/use-text";
import type { OptionView } from "~/view-models/select";
import type { StudioRefusal } from "~/view-models/studio/studio-refusal";
import { useRootData } from "../frame/use-root-data";
import { FormField } from "../profile/form-field";
import { Button } from "../ui/button";
import { Select } from "../ui/select";
import { StudioField } from "./studio-field";
import { StudioNote } from "./studio-note";
import { useFileDrop } from "./use-file-drop";

const UPLOAD = { intent: "upload" };

type UploadFormProps = {
  gameId: string;
  tracks: OptionView[];
  maxGameSize: string;
  result: StudioRefusal | undefined;
};

/** Without scripts the browser sends the file as one form. */
export function UploadForm({ gameId, tracks, maxGameSize, result }: UploadFormProps) {
  const t = useText();
  const { locale } = useRootData();
  const { sending, refusal, send, stop } = useUpload();
  const { isTarget, dropHandlers } = useFileDrop("file");
  const isPosting = useNavigation().formData?.get("intent") === UPLOAD.intent;

  const submit = (event: FormEvent<HTMLFormElement>) => {
    const fields = new FormData(event.currentTarget);
    const file = fields.get("file");
    if (!(file instanceof File) || file.size === 0) return;
    event.preventDefault();
    void send(file, { locale, gameId, track: textOf(fields.get("track")), version: textOf(fields.get("version")) });
  };

  return (
    <Form
      aria-label={t("studios.upload.heading")}
      method="post"
      encType="multipart/form-data"
      className={isTarget ? "form upload-form upload-form--target" : "form upload-form"}
      preventScrollReset
      noValidate
      onSubmit={submit}
      {...dropHandlers}
    >
      {refusal && <StudioNote result={refusal} />}
      <input type="hidden" name="intent" value={UPLOAD.intent} />
      <UploadFields tracks={tracks} maxGameSize={maxGameSize} result={refusal ?? result} />
      {sending ? (
        <SendingMeter sending={sending} onStop={stop} />
      ) : (
        <Button type="submit" variant="inverse" isBusy={isPosting}>
          {t("studios.upload.send")}
        </Button>
      )}
    </Form>
  );
}

type UploadFieldsProps = Omit<UploadFormProps, "gameId">;

function UploadFields({ tracks, maxGameSize, result }: UploadFieldsProps) {
  const t = useText();
  return (
    <>
      <FormField id="upload-track" label={t("studios.upload.toTrack")}>
        {(field) => <Select {...field} name="track" options={tracks} defaultValue="internal" />}
      </FormField>
      <StudioField
        form={UPLOAD}
        name="version"
        label={t("studios.upload.version")}
        help={t("studios.upload.versionHelp")}
        placeholder="1.0.0.1"
        autoComplete="off"
        spellCheck={false}
        result={result}
      />
      <StudioField
        form={UPLOAD}
        name="file"
        type="file"
        accept=".zip,application/zip"
        label={t("studios.upload.file")}
        help={t("studios.upload.fileHelp", { max: maxGameSize })}
        result={result}
      />
    </>
  );
}

type SendingMeterProps = { sending: SendingUpload; onStop: () => void };

function SendingMeter({ sending: { sentBytes, totalBytes }, onStop }: SendingMeterProps) {
  const t = useText();
  const { locale } = useRootData();
  const done = formatBytes(sentBytes, locale);
  return (
    <div className="studio-meter">
      <progress aria-label={t("studios.upload.sending")} max={totalBytes} value={sentBytes} />
      <p>{t("studios.upload.progress", { done, all: formatBytes(totalBytes, locale) })}</p>
      <Button onClick={onStop}>{t("studios.upload.stop")}</Button>
      <p className="text-small muted">{t("studios.upload.resumeHelp")}</p>
    </div>
  );
}

function textOf(value: FormDataEntryValue | null): string {
  return typeof value === "string" ? value : "";
}
