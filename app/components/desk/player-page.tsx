import { useText } from "~/i18n/use-text";
import type { DeskFormResult } from "~/view-models/desk/desk-form-result";
import type { PlayerPageView } from "~/view-models/desk/player-page";
import { Avatar } from "../ui/avatar";
import { ButtonLink } from "../ui/button-link";
import { EmptyList } from "../ui/empty-list";
import { AuditLines } from "./audit-lines";
import { DeskFacts } from "./desk-facts";
import { DeskHead } from "./desk-head";
import { DeskNote } from "./desk-note";
import { DeskPanel } from "./desk-panel";
import { PlayersData } from "./players-data";
import { SanctionForms } from "./sanction-forms";
import { SanctionRow } from "./sanction-row";

type PlayerPageProps = { player: PlayerPageView; result: DeskFormResult | undefined };

/** What was done about a player, beside what to do. */
export function PlayerPage({ player, result }: PlayerPageProps) {
  const t = useText();
  const { username, pictureUrl, trail, facts, href, sanctions, history, form, wallet, data } = player;
  return (
    <>
      <DeskHead title={username} trail={trail} />
      <DeskNote result={result} />
      <div className="desk-columns">
        <div className="desk-stack">
          {form && <SanctionForms form={form} result={result} />}
          <DeskPanel id="sanctions" title={t("desk.sanctions")}>
            {sanctions.length === 0 && <EmptyList text={t("desk.noSanction")} />}
            <ul className="desk-records">
              {sanctions.map((sanction) => (
                <SanctionRow key={sanction.id} sanction={sanction} result={result} />
              ))}
            </ul>
          </DeskPanel>
          <DeskPanel id="history" title={t("desk.caseHistory")}>
            {history.length > 0 ? <AuditLines lines={history} /> : <EmptyList text={t("desk.noCaseHistory")} />}
          </DeskPanel>
        </div>
        <div className="desk-stack">
          <DeskPanel id="player" title={t("desk.player")}>
            <div className="desk-panel-body">
              <Avatar src={pictureUrl} size="huge" />
              <DeskFacts facts={facts} />
              <div className="desk-buttons">
                {href !== null && (
                  <ButtonLink href={href} variant="outline">
                    {t("desk.publicProfile")}
                  </ButtonLink>
                )}
                {wallet && (
                  <ButtonLink href={wallet.href} variant="outline">
                    {wallet.label}
                  </ButtonLink>
                )}
              </div>
            </div>
          </DeskPanel>
          {data && <PlayersData data={data} username={username} result={result} />}
        </div>
      </div>
    </>
  );
}
