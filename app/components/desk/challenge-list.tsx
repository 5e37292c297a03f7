import { Link } from "@remix-run/react";
import { useText } from "~/i18n/use-text";
import type { ChallengeListView, ChallengeRowView } from "~/view-models/desk/challenge-list";
import { FormField } from "../profile/form-field";
import { ButtonLink } from "../ui/button-link";
import { EmptyList } from "../ui/empty-list";
import { Pager } from "../ui/pager";
import { Select } from "../ui/select";
import { ContentState } from "./content-state";
import { DeskFilter } from "./desk-filter";
import { DeskHead } from "./desk-head";
import { DeskPanel } from "./desk-panel";

type ChallengeListProps = { list: ChallengeListView };

export function ChallengeList({ list }: ChallengeListProps) {
  const t = useText();
  const { rows, pager, newHref } = list;
  return (
    <>
      <DeskHead title={t("desk.challenges")} text={t("desk.challengesText")} />
      {newHref !== null && (
        <ButtonLink href={newHref} variant="inverse">
          {t("desk.newChallenge")}
        </ButtonLink>
      )}
      <ChallengeFilter list={list} />
      <DeskPanel id="challenges" title={t("desk.challenges")}>
        {rows.length > 0 ? <ChallengeTable rows={rows} /> : <EmptyList text={t("desk.noChallenges")} />}
      </DeskPanel>
      {pager && <Pager pager={pager} />}
    </>
  );
}

function ChallengeFilter({ list: { search, state, states, phase, phases, href } }: ChallengeListProps) {
  const t = useText();
  return (
    <DeskFilter
      id="challenge-search"
      title={t("desk.challenges")}
      label={t("desk.challengeSearch")}
      search={search}
      href={href}
    >
      <FormField id="challenge-state" label={t("desk.state")}>
        {(field) => <Select {...field} key={state} name="state" options={states} defaultValue={state} />}
      </FormField>
      <FormField id="challenge-phase" label={t("desk.phase")}>
        {(field) => <Select {...field} key={phase} name="phase" options={phases} defaultValue={phase} />}
      </FormField>
    </DeskFilter>
  );
}

function ChallengeTable({ rows }: { rows: readonly ChallengeRowView[] }) {
  const t = useText();
  return (
    <div className="desk-panel-body">
      <table className="desk-table desk-table--texts">
        <caption className="visually-hidden">{t("desk.challenges")}</caption>
        <thead>
          <tr>
            <th scope="col">{t("desk.challenge")}</th>
            <th scope="col">{t("desk.state")}</th>
            <th scope="col">{t("desk.phase")}</th>
            <th scope="col">{t("desk.languages")}</th>
            <th scope="col">{t("desk.players")}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, name, game, href, state, phase, time, languages, players }) => (
            <tr key={id}>
              <th scope="row">
                <Link className="text-link" to={href}>
                  {name}
                </Link>
                <span className="text-small muted">{game}</span>
              </th>
              <td data-label={t("desk.state")}>
                <ContentState state={state} />
                {state.failure !== null && <span className="text-small field-message">{state.failure}</span>}
              </td>
              <td data-label={t("desk.phase")}>
                <span>
                  {phase} <span className="text-small muted">{time}</span>
                </span>
              </td>
              <td data-label={t("desk.languages")}>{languages}</td>
              <td data-label={t("desk.players")}>{players}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
