import { deskPaths } from "~/desk-paths";
import { groupDigits } from "~/i18n/format-number";
import { paths } from "~/paths";
import { MAX_GRANT, type readPlayerWallet } from "~contract/calls/desk-purchases";
import type { CallData } from "~contract/define-call";
import type { StaffPermission } from "~contract/entities/staff";
import { pixelCurrency } from "~contract/entities/wallet";
import { toPager, type PagerView } from "../pager";
import { toBalance, toLedgerEntry, type BalanceView, type LedgerEntryView } from "../purchase-list";
import type { OptionView } from "../select";
import type { ViewContext } from "../view-context";
import { toGrantLine, type MoneyLineView } from "./purchase-page";
import { CURRENCY_LABELS } from "./quest-labels";

export type PlayerWalletView = {
  title: string;
  trail: { label: string; href: string }[];
  links: { label: string; href: string }[];
  balances: BalanceView[];
  entries: LedgerEntryView[];
  pager: PagerView | null;
  grants: MoneyLineView[];
  /** Null for those who may not, and for the own wallet. */
  form: { currencies: OptionView[]; help: string; text: string; fields: Record<string, string> } | null;
};

type Reader = { userId: string; permissions: readonly StaffPermission[] };

/** `key` is the id of the next grant, `order` what it is for. */
export function toPlayerWallet(
  { player, balances, entries, grants, grantable, pagination }: CallData<typeof readPlayerWallet>,
  { key, order, reader }: { key: string; order: string | undefined; reader: Reader },
  view: ViewContext,
): PlayerWalletView {
  const { locale, t } = view;
  const { userId, username } = player;
  const mayGrant = reader.permissions.includes("money:change") && reader.userId !== userId;
  const most = groupDigits(Math.min(MAX_GRANT, grantable));
  const place = order === undefined ? {} : { order };
  return {
    title: t("desk.walletOf", { name: username }),
    trail: [{ label: t("desk.purchases"), href: deskPaths.purchases(locale) }],
    links: [
      { label: t("desk.purchasesOf", { name: username }), href: deskPaths.purchases(locale, { search: username }) },
      { label: t("desk.publicProfile"), href: paths.user(locale, username) },
    ],
    balances: balances.map(toBalance),
    entries: entries.map((entry) => toLedgerEntry(entry, view)),
    pager: toPager(pagination, (page) => deskPaths.playerWallet(locale, userId, { ...place, page })),
    grants: grants.map((grant) => toGrantLine(grant, view)),
    form: mayGrant
      ? {
          currencies: pixelCurrency.options.map((value) => ({ value, label: CURRENCY_LABELS[value] })),
          help: t("desk.grantHelp", { number: most }),
          text: t(order === undefined ? "desk.grantText" : "desk.grantForOrderText"),
          fields: { key, ...place },
        }
      : null,
  };
}
