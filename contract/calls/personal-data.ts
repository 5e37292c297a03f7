import * as z from "zod";
import { defineCall } from "../define-call";
import { PERSONAL_DATA_KINDS, personalData } from "../entities/personal-data";
import { noBody } from "./request-parts";

export const getPersonalData = defineCall({
  name: "getPersonalData",
  summary: "A page of the signed-in user's stored data, of one kind.",
  method: "GET",
  path: "/profile/data/{kind}",
  access: "signed-in",
  params: z.object({ kind: z.enum(PERSONAL_DATA_KINDS) }),
  query: z.object({ page: z.int().min(0).optional() }),
  body: noBody,
  data: personalData,
  errorCodes: ["sign_in_required", "page_invalid", "page_less_than_0"],
});
