import type { ReactNode } from "react";
import { useText } from "~/i18n/use-text";
import type { DeskFormResult } from "~/view-models/desk/desk-form-result";
import type { SiteFlagView, SiteFormView } from "~/view-models/desk/site-editor";
import { ContentForm } from "./content-form";
import { DeskCheckbox } from "./desk-choices";
import { DeskField, DeskTextArea, type Theirs } from "./desk-field";
import { LocalizedField } from "./localized-field";

const LINK_ROWS = 3;
const DESCRIPTION_ROWS = 2;

type SiteFormProps = { form: SiteFormView; version: string; result: DeskFormResult | undefined };
type PartProps = { form: SiteFormView; theirs: Theirs; isConflict: boolean };

export function SiteForm({ form, version, result }: SiteFormProps) {
  return (
    <ContentForm version={version} result={result}>
      {({ isConflict, theirs }) => (
        <>
          <Operator {...{ form, isConflict, theirs }} />
          <Links {...{ form, isConflict, theirs }} />
          <Event {...{ form, isConflict, theirs }} />
          <Games {...{ form, isConflict, theirs }} />
          <Descriptions {...{ form, isConflict, theirs }} />
        </>
      )}
    </ContentForm>
  );
}

type GroupProps = { id: string; title: string; text: string; children: ReactNode };

function Group({ id, title, text, children }: GroupProps) {
  return (
    <div role="group" aria-labelledby={id} className="desk-form desk-group">
      <h3 id={id}>{title}</h3>
      <p className="field-help">{text}</p>
      {children}
    </div>
  );
}

function Operator({ form: { operator, contactUrl }, theirs }: PartProps) {
  const t = useText();
  return (
    <Group id="operator" title={t("desk.site.contact")} text={t("desk.site.contactText")}>
      <DeskField name="operator" label={t("desk.site.operator")} saved={operator} theirs={theirs(operator)} />
      <DeskField
        name="contactUrl"
        label={t("desk.site.contactUrl")}
        help={t("desk.site.contactUrlHelp")}
        saved={contactUrl}
        theirs={theirs(contactUrl)}
        autoCapitalize="none"
        spellCheck={false}
      />
    </Group>
  );
}

function Links({ form: { links, socialLinks }, theirs }: PartProps) {
  const t = useText();
  return (
    <Group id="links" title={t("desk.site.links")} text={t("desk.site.linksText")}>
      {links.map(({ name, label, saved }) => (
        <DeskField
          key={name}
          {...{ name, label, saved }}
          theirs={theirs(saved)}
          autoCapitalize="none"
          spellCheck={false}
        />
      ))}
      <DeskTextArea
        name="socialLinks"
        label={t("desk.site.socialLinks")}
        help={t("desk.site.socialLinksHelp")}
        saved={socialLinks}
        theirs={theirs(socialLinks)}
        rows={LINK_ROWS}
      />
    </Group>
  );
}

function Event({ form, isConflict }: PartProps) {
  const t = useText();
  return (
    <Group id="event" title={t("desk.site.event")} text={t("desk.site.eventText")}>
      <Flags flags={form.event} isConflict={isConflict} />
    </Group>
  );
}

function Games({ form, theirs, isConflict }: PartProps) {
  const t = useText();
  return (
    <Group id="games" title={t("desk.games")} text={t("desk.site.gamesText")}>
      <Flags flags={form.games} isConflict={isConflict} />
      <DeskField
        name="maxGamesPreloadedPerUser"
        label={t("desk.site.maxPreloaded")}
        saved={form.maxPreloaded}
        theirs={theirs(form.maxPreloaded)}
        inputMode="numeric"
      />
    </Group>
  );
}

function Flags({ flags, isConflict }: { flags: readonly SiteFlagView[]; isConflict: boolean }) {
  return flags.map(({ name, label, isChecked }) => (
    <DeskCheckbox key={name} {...{ name, label, isChecked, isConflict }} />
  ));
}

function Descriptions({ form, isConflict }: PartProps) {
  const t = useText();
  return (
    <Group id="descriptions" title={t("desk.site.description")} text={t("desk.site.descriptionText")}>
      {form.descriptions.map((field) => (
        <LocalizedField
          key={field.locale}
          name="description"
          field={field}
          rows={DESCRIPTION_ROWS}
          isConflict={isConflict}
        />
      ))}
    </Group>
  );
}
