import { defineCall } from "../define-call";
import { publicSite } from "../entities/site-content";
import { noBody, noParams } from "./request-parts";

export const getSite = defineCall({
  name: "getSite",
  summary: "What the owner has set for every page: links, the event, and whom to write to.",
  method: "GET",
  path: "/gxc/site",
  access: "everyone",
  params: noParams,
  query: noParams,
  body: noBody,
  data: publicSite,
  errorCodes: [],
});
