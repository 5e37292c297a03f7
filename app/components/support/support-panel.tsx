import { useText } from "~/i18n/use-text";
import { hasNoAccount } from "~/rules/section-visibility";
import type { SpenderView } from "~/view-models/money";
import type { SupportView } from "~/view-models/support";
import { useLoginHref } from "../frame/use-login-href";
import { useRootData } from "../frame/use-root-data";
import { Purse } from "../profile/purse";
import { StickerList } from "./sticker-list";
import { TipForm } from "./tip-form";

type SupportPanelProps = { gameId: string; support: SupportView; spender: SpenderView | null };

export function SupportPanel({ gameId, support: { tip, stickers, received }, spender }: SupportPanelProps) {
  const t = useText();
  const loginHref = useLoginHref();
  const { status } = useRootData().session;
  const isGivable = tip !== null || stickers.some(({ shownPrice }) => shownPrice !== null);
  return (
    <section className="panel support-panel" id="support" aria-labelledby="support-title">
      <h2 id="support-title" className="heading-small">
        {t("support.title")}
      </h2>
      {spender?.balances && isGivable && <Purse balances={spender.balances} label={t("support.balance")} />}
      {spender && tip && <TipForm gameId={gameId} tip={tip} spendKey={spender.key} />}
      {stickers.length > 0 && <StickerList gameId={gameId} stickers={stickers} spendKey={spender?.key ?? null} />}
      {received.length > 0 && (
        <dl className="facts">
          {received.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {!spender && isGivable && hasNoAccount(status) && (
        <a className="button button--outline" href={loginHref} rel="nofollow">
          {t("support.logIn")}
        </a>
      )}
    </section>
  );
}
