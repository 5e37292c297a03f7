/** @jsxImportSource hono/jsx */
import { id } from "~contract/entities/identifiers";
import { ApiFailure } from "../api-failure";
import type { ApiApp, ApiContext } from "../api-context";
import { readFormFields } from "../login/session-page";
import { approveApplication, listWaitingApplications, rejectApplication } from "../store/studios/applications";
import { ApplicationList, type DecisionProblem } from "./page/application-list";
import { readReason, REASON_PROBLEM } from "./reason";
import { renderOwnerPage } from "./render-owner-page";

const PATH = "/owner/applications";
const MAX_SHOWN = 100;

const NOTICES: Record<string, string> = {
  approved: "The studio exists now, and its applicant is its owner. They have a message in their inbox.",
  rejected: "The application is rejected. The applicant has a message with the reason in their inbox.",
  decided: "This application was decided before.",
};

/** Rules: docs/product/studios.md#applications. */
export function registerApplicationPage(app: ApiApp): void {
  app.get(PATH, (context) => renderApplications(context));

  app.post(PATH, async (context) => {
    const fields = await readFormFields(context);
    const applicationId = id.safeParse(fields("application"));
    if (!applicationId.success) throw new ApiFailure("not_found");
    const decision = { applicationId: applicationId.data, reason: fields("reason") };
    return fields("intent") === "approve" ? approve(context, decision) : reject(context, decision);
  });
}

type Decision = { applicationId: string; reason: string };

async function approve(context: ApiContext, { applicationId }: Decision): Promise<Response> {
  try {
    const studio = await approveApplication(context.get("database"), { applicationId, now: new Date() });
    return redirectWith(context, studio ? "approved" : "decided");
  } catch (error) {
    if (!(error instanceof ApiFailure && error.code === "studio_name_taken")) throw error;
    const text = "Another studio has this name by now. Reject the application and ask for another name.";
    return renderApplications(context, { applicationId, text, reason: "" });
  }
}

async function reject(context: ApiContext, { applicationId, reason: sent }: Decision): Promise<Response> {
  const reason = readReason(sent);
  if (reason === null) return renderApplications(context, { applicationId, text: REASON_PROBLEM, reason: sent });
  const rejection = { applicationId, reason, now: new Date() };
  const rejected = await rejectApplication(context.get("database"), rejection);
  return redirectWith(context, rejected ? "rejected" : "decided");
}

async function renderApplications(context: ApiContext, problem?: DecisionProblem): Promise<Response> {
  const applications = await listWaitingApplications(context.get("database"), MAX_SHOWN);
  return renderOwnerPage(context, {
    page: "applications",
    content: <ApplicationList applications={applications} problem={problem} />,
    notice: NOTICES[context.req.query("done") ?? ""],
    status: problem ? 422 : 200,
  });
}

function redirectWith(context: ApiContext, done: keyof typeof NOTICES): Response {
  // Absolute: the portal, which carries the API, resolves relative addresses against its route.
  const { publicApiBaseUrl } = context.get("configuration");
  return context.redirect(`${publicApiBaseUrl}/owner/applications?done=${done}`, 303);
}
