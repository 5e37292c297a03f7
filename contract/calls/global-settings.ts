import { defineCall } from "../define-call";
import { globalSettings } from "../entities/global-settings";
import { noBody, nothing } from "./request-parts";

export const getGlobalSettings = defineCall({
  name: "getGlobalSettings",
  summary: "Switches of the whole product.",
  method: "GET",
  path: "/gxc/global-settings",
  access: "everyone",
  params: nothing,
  query: nothing,
  body: noBody,
  data: globalSettings,
  errorCodes: [],
});
