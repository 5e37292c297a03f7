import { formatDate, formatDay } from "~/i18n/format-date";
import type { StaffPermission } from "~contract/entities/staff";
import { staffTokenPermission, type StaffToken } from "~contract/entities/staff-token";
import type { OptionView } from "../select";
import { TOKEN_DAYS } from "../studio/studio-team";
import type { ViewContext } from "../view-context";
import type { DeskFormResult } from "./desk-form-result";
import { PERMISSION_TEXTS } from "./desk-frame";

export type TokenView = { id: string; name: string; maker: string; permissions: string; use: string };

export type TokenListView = { tokens: TokenView[]; permissions: OptionView[]; days: OptionView[] };

/** The secret is shown once, right after it was created. */
export type TokenResult = { ok: true; name: string; secret: string } | DeskFormResult;

type TokenData = { tokens: readonly StaffToken[]; held: readonly StaffPermission[] };

export function toTokenList({ tokens, held }: TokenData, view: ViewContext): TokenListView {
  const { t } = view;
  return {
    tokens: tokens.map((token) => toToken(token, view)),
    permissions: staffTokenPermission.options
      .filter((permission) => held.includes(permission))
      .map((value) => ({ value, label: t(PERMISSION_TEXTS[value]) })),
    days: TOKEN_DAYS.map((count) => ({ value: String(count), label: t("desk.days", { count }) })),
  };
}

function toToken({ tokenId, name, username, permissions, ...dates }: StaffToken, view: ViewContext): TokenView {
  const { locale, t } = view;
  const { expiryDate, lastUsedDate } = dates;
  const last =
    lastUsedDate === null ? t("desk.tokenUnused") : t("desk.tokenUsed", { date: formatDate(lastUsedDate, view) });
  return {
    ...{ id: tokenId, name, maker: username },
    permissions: permissions.map((permission) => t(PERMISSION_TEXTS[permission])).join(" · "),
    use: `${t("desk.tokenUntil", { date: formatDay(expiryDate, locale) })} · ${last}`,
  };
}
