import { useText } from "~/i18n/use-text";
import type { StudioRefusal } from "~/view-models/studio/studio-refusal";
import type { NewTokenResult, OwnersPartView, TokenView } from "~/view-models/studio/studio-team";
import { FormField } from "../profile/form-field";
import { SectionHead } from "../ui/section-head";
import { Select } from "../ui/select";
import { ConfirmedForm } from "./confirmed-form";
import { NewToken } from "./new-token";
import { StudioField } from "./studio-field";
import { StudioForm } from "./studio-form";

const CREATE = { intent: "create-token" };

type TokenSectionProps = {
  owner: OwnersPartView;
  maxTokenName: number;
  newToken: NewTokenResult | undefined;
  result: StudioRefusal | undefined;
};

export function TokenSection({ owner, maxTokenName, newToken, result }: TokenSectionProps) {
  const t = useText();
  return (
    <section className="section" aria-labelledby="tokens">
      <SectionHead id="tokens" title={t("studios.tokens")} />
      {newToken && <NewToken token={newToken} />}
      {owner.tokens.length > 0 && <TokenList tokens={owner.tokens} />}
      <div className="panel studio-panel">
        <h3>{t("studios.newToken")}</h3>
        <p className="muted">{t("studios.tokenText")}</p>
        <TokenForm owner={owner} maxTokenName={maxTokenName} result={result} />
      </div>
    </section>
  );
}

type TokenListProps = { tokens: TokenView[] };

function TokenList({ tokens }: TokenListProps) {
  const t = useText();
  return (
    <ul className="records records--plain">
      {tokens.map(({ id, name, about, use }) => (
        <li key={id}>
          <div>
            <b>{name}</b>
            <p className="text-small muted">{about}</p>
            <p className="text-small muted">{use}</p>
          </div>
          <ConfirmedForm
            form={{ intent: "revoke-token", subject: id }}
            summary={t("studios.revoke")}
            of={name}
            text={t("studios.revokeText")}
            button={t("studios.revokeToken", { name })}
          />
        </li>
      ))}
    </ul>
  );
}

type TokenFormProps = Pick<TokenSectionProps, "owner" | "maxTokenName" | "result">;

function TokenForm({ owner: { games, days }, maxTokenName, result }: TokenFormProps) {
  const t = useText();
  const accesses = [
    { value: "write", label: t("studios.tokenWrite") },
    { value: "read", label: t("studios.tokenRead") },
  ];
  return (
    <StudioForm form={CREATE} label={t("studios.newToken")} button={t("studios.createToken")} variant="inverse">
      <StudioField
        form={CREATE}
        name="name"
        label={t("studios.tokenName")}
        help={t("studios.tokenNameHelp", { max: maxTokenName })}
        autoComplete="off"
        result={result}
      />
      <FormField id="token-access" label={t("studios.tokenAccess")}>
        {(field) => <Select {...field} name="access" options={accesses} />}
      </FormField>
      <FormField id="token-game" label={t("studios.tokenGame")}>
        {(field) => <Select {...field} name="gameId" options={games} />}
      </FormField>
      <FormField id="token-days" label={t("studios.tokenDays")}>
        {(field) => <Select {...field} name="expiryDays" options={days} defaultValue="90" />}
      </FormField>
    </StudioForm>
  );
}
