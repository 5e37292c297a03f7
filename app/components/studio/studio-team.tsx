import { useText } from "~/i18n/use-text";
import type { StudioRefusal } from "~/view-models/studio/studio-refusal";
import type { NewTokenResult, StudioTeamView } from "~/view-models/studio/studio-team";
import { useProblemFocus } from "../profile/use-problem-focus";
import { SectionHead } from "../ui/section-head";
import { InvitationSection } from "./invitation-section";
import { MemberRow } from "./member-row";
import { StudioHead } from "./studio-head";
import { StudioNote } from "./studio-note";
import { TokenSection } from "./token-section";

type StudioTeamProps = {
  team: StudioTeamView;
  maxTokenName: number;
  result: StudioRefusal | NewTokenResult | undefined;
};

export function StudioTeam({ team: { header, members, owner }, maxTokenName, result }: StudioTeamProps) {
  const t = useText();
  const refusal = result?.ok === false ? result : undefined;
  const newToken = result?.ok ? result : undefined;
  const content = useProblemFocus(refusal);
  return (
    <div ref={content}>
      <StudioHead header={header} />
      <StudioNote result={refusal} />
      <section aria-labelledby="members">
        <SectionHead id="members" title={t("studios.members")} />
        <ul className="records studio-people">
          {members.map((member) => (
            <MemberRow key={member.userId} member={member} roles={owner?.roles ?? null} />
          ))}
        </ul>
      </section>
      {owner && (
        <>
          <InvitationSection owner={owner} result={refusal} />
          <TokenSection owner={owner} maxTokenName={maxTokenName} newToken={newToken} result={refusal} />
        </>
      )}
    </div>
  );
}
