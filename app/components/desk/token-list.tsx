import { useEffect, useRef } from "react";
import { useText } from "~/i18n/use-text";
import type { TokenListView, TokenResult, TokenView } from "~/view-models/desk/token-list";
import { EmptyList } from "../ui/empty-list";
import { DeskCheckboxes } from "./desk-checkboxes";
import { DeskField, DeskSelect } from "./desk-field";
import { DeskForm } from "./desk-form";
import { DeskHead } from "./desk-head";
import { DeskNote } from "./desk-note";
import { DeskPanel } from "./desk-panel";
import { DeskRowForm } from "./desk-row-form";

const USUAL_DAYS = "90";

type TokenListProps = { list: TokenListView; maxName: number; result: TokenResult | undefined };

export function TokenList({ list, maxName, result }: TokenListProps) {
  const t = useText();
  const refusal = result?.ok === false ? result : undefined;
  return (
    <>
      <DeskHead title={t("desk.tokens")} text={t("desk.tokensText")} />
      <DeskNote result={refusal} />
      <div className="desk-columns">
        <div className="desk-stack">
          {result?.ok && <NewToken name={result.name} secret={result.secret} />}
          <DeskPanel id="tokens" title={t("desk.tokenList")}>
            {list.tokens.length === 0 && <EmptyList text={t("desk.noTokens")} />}
            <ul className="desk-records">
              {list.tokens.map((token) => (
                <TokenRow key={token.id} token={token} result={refusal} />
              ))}
            </ul>
          </DeskPanel>
        </div>
        <DeskPanel key={list.tokens.length} id="new-token" title={t("desk.newToken")}>
          <div className="desk-panel-body">
            <p className="muted">{t("desk.newTokenText")}</p>
            <DeskForm intent="create-token" label={t("desk.newToken")} button={t("desk.createToken")} result={refusal}>
              <DeskField
                name="name"
                label={t("desk.tokenName")}
                help={t("desk.tokenNameHelp", { max: maxName })}
                autoComplete="off"
              />
              <DeskCheckboxes
                name="permissions"
                label={t("desk.tokenPermissions")}
                options={list.permissions}
                saved={[]}
                isConflict={false}
              />
              <DeskSelect name="expiryDays" label={t("desk.tokenDays")} options={list.days} saved={USUAL_DAYS} />
            </DeskForm>
          </div>
        </DeskPanel>
      </div>
    </>
  );
}

type NewTokenProps = { name: string; secret: string };

/** Takes the focus: the secret is on no page again. */
function NewToken({ name, secret }: NewTokenProps) {
  const t = useText();
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => panel.current?.focus(), [secret]);
  return (
    <div className="desk-panel desk-panel-body" role="status" tabIndex={-1} ref={panel}>
      <b>{t("desk.tokenCreated", { name })}</b>
      <p>{t("desk.tokenOnce")}</p>
      <code className="desk-secret">{secret}</code>
    </div>
  );
}

type TokenRowProps = { token: TokenView; result: Extract<TokenResult, { ok: false }> | undefined };

function TokenRow({ token: { id, name, maker, permissions, use }, result }: TokenRowProps) {
  const t = useText();
  return (
    <li>
      <div>
        <b>{name}</b>
        <p className="text-small muted">{maker}</p>
        <p className="text-small">{permissions}</p>
        <p className="text-small muted">{use}</p>
      </div>
      <DeskRowForm
        intent="revoke-token"
        subject={id}
        summary={t("desk.revoke")}
        name={name}
        text={t("desk.revokeText")}
        label={t("desk.revokeToken", { name })}
        button={t("desk.revokeToken", { name })}
        variant="danger"
        result={result}
      />
    </li>
  );
}
