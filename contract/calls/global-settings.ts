import { defineCall } from "../define-call";
import { globalSettings } from "../entities/global-settings";
import { noBody, noParams } from "./request-parts";

export const getGlobalSettings = defineCall({
  name: "getGlobalSettings",
  summary: "Global settings of the product.",
  method: "GET",
  path: "/gxc/global-settings",
  access: "everyone",
  params: noParams,
  query: noParams,
  body: noBody,
  data: globalSettings,
  errorCodes: [],
});
