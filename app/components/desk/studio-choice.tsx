import { Form } from "@remix-run/react";
import { useText } from "~/i18n/use-text";
import type { StudioChoiceView } from "~/view-models/desk/studio-news-editor";
import { FormField } from "../profile/form-field";
import { Button } from "../ui/button";
import { DeskHead } from "./desk-head";
import { DeskPanel } from "./desk-panel";
import { Suggestions } from "./suggestions";

const LIST_ID = "studio-suggestions";

type StudioChoiceProps = { choice: StudioChoiceView };

export function StudioChoice({ choice: { search, problem, suggestions, href } }: StudioChoiceProps) {
  const t = useText();
  return (
    <>
      <DeskHead title={t("desk.newNews")} text={t("desk.chooseStudio")} />
      <div className="desk-stack desk-stack--narrow">
        <DeskPanel id="studio" title={t("desk.newsStudio")}>
          <div className="desk-panel-body">
            <Form method="get" action={href} aria-label={t("desk.newsStudio")} className="desk-form">
              <FormField
                id="studio-name"
                label={t("desk.studioTitle")}
                help={t("desk.chooseStudioHelp")}
                problem={problem ?? undefined}
              >
                {(field) => (
                  <input
                    {...field}
                    key={search}
                    className="text-input"
                    name="search"
                    list={LIST_ID}
                    autoComplete="off"
                    required
                    defaultValue={search}
                  />
                )}
              </FormField>
              <Suggestions id={LIST_ID} options={suggestions} />
              <div className="desk-buttons">
                <Button type="submit" variant="inverse">
                  {t("desk.continue")}
                </Button>
              </div>
            </Form>
          </div>
        </DeskPanel>
      </div>
    </>
  );
}
