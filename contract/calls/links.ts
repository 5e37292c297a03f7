import * as z from "zod";
import { defineCall } from "../define-call";
import { partner } from "../entities/partner";
import { publicLink } from "../entities/public-link";
import { noBody, noParams } from "./request-parts";

export const MAX_BIO_LINKS = 4;

const bioLinks = z.object({ bioLinks: z.array(z.string()) });

export const listBioLinks = defineCall({
  name: "listBioLinks",
  summary: "The links of the viewer's profile.",
  method: "GET",
  path: "/profile/bio-links",
  access: "signed-in",
  params: noParams,
  query: noParams,
  body: noBody,
  data: bioLinks,
  errorCodes: ["sign_in_required"],
});

/** Duplicate addresses are stored once. */
export const putBioLinks = defineCall({
  name: "putBioLinks",
  summary: "Replaces the links of the viewer's profile.",
  method: "PUT",
  path: "/profile/bio-links",
  access: "signed-in",
  params: noParams,
  query: noParams,
  body: z.object({ bioLinks: z.array(publicLink).max(MAX_BIO_LINKS) }),
  data: bioLinks,
  errorCodes: ["sign_in_required", "invalid_request_payload"],
});

export const listPartners = defineCall({
  name: "listPartners",
  summary: "Sites whose accounts may be linked, and the viewer's accounts there.",
  method: "GET",
  path: "/profile/partners",
  access: "signed-in",
  params: noParams,
  query: noParams,
  body: noBody,
  data: z.object({ partners: z.array(partner) }),
  errorCodes: ["sign_in_required"],
});

export const unlinkPartner = defineCall({
  name: "unlinkPartner",
  summary: "Unlinks the viewer's account at a partner.",
  method: "DELETE",
  path: "/profile/partners/{alias}",
  access: "signed-in",
  params: z.object({ alias: z.string() }),
  query: noParams,
  body: noBody,
  data: z.unknown(),
  errorCodes: ["sign_in_required", "partner_not_found"],
});
