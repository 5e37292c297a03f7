import * as z from "zod";
import { challenge } from "./challenge";
import { person } from "./friend-request";
import { dateTime } from "./identifiers";
import { ranking } from "./ranking";

/** How a profile stands to the viewer; null for signed-out visitors and for one's own profile. */
export const friendship = z.enum(["NONE", "FRIENDS", "REQUEST_SENT", "REQUEST_RECEIVED"]);

/** What everybody may see of a user (decisions, "profile"); never the e-mail address or the birthdate. */
export const publicProfile = person.extend({
  name: z.string().nullable(),
  description: z.string().nullable(),
  countryCode: z.string().nullable(),
  createdDate: dateTime,
  friendship: friendship.nullable(),
  bestScores: z.array(z.object({ challenge, ranking })),
});

export type PublicProfile = z.infer<typeof publicProfile>;
