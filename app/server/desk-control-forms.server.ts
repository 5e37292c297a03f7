import * as z from "zod";
import { deskPaths } from "~/desk-paths";
import * as draft from "~/rules/control-draft";
import { controlsOf } from "~/view-models/desk/game-controls-editor";
import { GAME_ENTRY_CALLS } from "~contract/calls/desk-games";
import { contentVersion } from "~contract/entities/draft";
import * as controls from "~contract/entities/game-controls";
import { localizedFields } from "./desk-content-forms.server";
import { respondToDeskForm, type DeskForm } from "./desk-form.server";
import type { PageContext } from "./page-context.server";
import { notFound } from "./page-error.server";
import { badRequest } from "./request-body.server";

type WrittenControls = controls.WrittenControls;

const version = contentVersion;
const subject = z.string().regex(draft.CONTROL_PLACE).transform(draft.parsePlace);
const title = localizedFields(controls.writtenControlGroup.shape.title);
const { shape } = controls.writtenControl;
const control = { action: localizedFields(shape.action), input: localizedFields(shape.input) };

const groupForm = z.object({ intent: z.literal("add-group"), version, title, partTitle: title });
const partForm = z.object({ intent: z.literal("add-part"), version, subject, title });
const titleForm = z.object({ intent: z.literal("save-title"), version, subject, title });
const newControlForm = z.object({ intent: z.literal("add-control"), version, subject, ...control });
const controlForm = z.object({ intent: z.literal("save-control"), version, subject, ...control });
const placeForm = z.object({ intent: z.string(), version, subject });

const EDITS: Readonly<Record<string, Parameters<typeof draft.editControls>[2] | undefined>> = {
  up: draft.moveUp,
  down: draft.moveDown,
  remove: draft.remove,
};

type Edited = { groups: WrittenControls; /** What is added to next. */ add?: draft.ControlPlace };
type Bound = { isFull: (groups: WrittenControls) => boolean; max: number; field: string };
type EditForm<Schema extends z.ZodType> = { schema: Schema; bound?: Bound };

export function changeControls(context: PageContext, form: DeskForm, gameId: string) {
  const edit = controlEditor(context, form, gameId);
  switch (form.intent) {
    case "add-group":
      return edit({ schema: groupForm, bound: GROUP_BOUND }, (groups, titles) => ({
        groups: draft.addGroup(groups, titles),
        add: [groups.length, 0],
      }));
    case "add-part":
      return edit({ schema: partForm, bound: partBound(form) }, (groups, values) => {
        const [group] = values.subject;
        const parts = groups[group]?.subgroups.length ?? 0;
        return { groups: draft.addPart(groups, values.subject, values.title), add: [group, parts] };
      });
    case "add-control":
      return edit(
        { schema: newControlForm, bound: controlBound(form) },
        (groups, { subject: place, action, input }) => ({
          groups: draft.addControl(groups, place, { action, input }),
          add: place,
        }),
      );
    case "save-title":
      return edit({ schema: titleForm }, (groups, values) => ({
        groups: draft.changeTitle(groups, values.subject, values.title),
      }));
    case "save-control":
      return edit({ schema: controlForm }, (groups, { subject: place, action, input }) => ({
        groups: draft.changeControl(groups, place, { action, input }),
      }));
    default:
      return edit({ schema: placeForm }, (groups, values) => {
        const change = Object.hasOwn(EDITS, values.intent) ? EDITS[values.intent] : undefined;
        if (!change) throw badRequest();
        return { groups: draft.editControls(groups, values.subject, change) };
      });
  }
}

/** Changes the draft of the game, which begins with what is published. */
function controlEditor(context: PageContext, form: DeskForm, gameId: string) {
  return async <Schema extends z.ZodType<{ version: string }>>(
    { schema, bound }: EditForm<Schema>,
    edit: (groups: WrittenControls, values: z.output<Schema>) => Edited,
  ) => {
    const params = { subjectId: gameId };
    const details = await context.callApi(GAME_ENTRY_CALLS.read, { params });
    const content = details.draft?.content ?? details.published ?? details.hidden;
    if (!content) throw notFound();
    const groups = controlsOf(details) ?? [];
    const bounded = bound?.isFull(groups) ? schema.superRefine(refuse(context, bound)) : schema;
    return respondToDeskForm(context, form, bounded, async (values) => {
      const { groups: controlGroups, add } = edit(groups, values);
      const body = { content: { ...content, controlGroups }, version: values.version };
      await context.api(GAME_ENTRY_CALLS.save, { params, body });
      const page = deskPaths.gameControls(context.locale, gameId, add ? { add: draft.placeText(add) } : {});
      return { href: add ? `${page}#form` : page, message: context.t("desk.draftSaved") };
    });
  };
}

function refuse({ t }: PageContext, { field, max }: Bound) {
  return (_: unknown, refinement: z.core.$RefinementCtx) => {
    refinement.addIssue({ code: "custom", path: [field, "en"], message: t("desk.error.controls_full", { max }) });
  };
}

const GROUP_BOUND: Bound = {
  isFull: ({ length }) => length >= controls.MAX_CONTROL_GROUPS,
  ...{ max: controls.MAX_CONTROL_GROUPS, field: "title" },
};

function partBound(form: DeskForm): Bound {
  const [group] = placeOf(form);
  const isFull: Bound["isFull"] = (groups) => (groups[group]?.subgroups.length ?? 0) >= controls.MAX_CONTROL_PARTS;
  return { isFull, max: controls.MAX_CONTROL_PARTS, field: "title" };
}

function controlBound(form: DeskForm): Bound {
  const place = placeOf(form);
  const isFull: Bound["isFull"] = (groups) =>
    (draft.findPart(groups, place)?.controls.length ?? 0) >= controls.MAX_CONTROLS;
  return { isFull, max: controls.MAX_CONTROLS, field: "action" };
}

function placeOf({ data }: DeskForm): draft.ControlPlace {
  const place = subject.safeParse(data.get("subject")).data;
  if (!place) throw badRequest();
  return place;
}

/** Null for nonsense. */
export function placeParam({ searchParams }: URL, name: "change" | "add"): draft.ControlPlace | null {
  return subject.safeParse(searchParams.get(name)).data ?? null;
}
