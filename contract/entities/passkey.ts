import * as z from "zod";

const MAX_PART_LENGTH = 8_000;
const MAX_TRANSPORTS = 10;

const part = z
  .string()
  .max(MAX_PART_LENGTH)
  .regex(/^[\w-]+$/);

/** A name that tells the account's passkeys apart. */
export const passkeyName = z.string().trim().min(1).max(50);

/** How many passkeys an account may have. */
export const MAX_PASSKEYS = 10;

/** Without its key. */
export const passkey = z.object({
  passkeyId: z.uuid(),
  name: z.string(),
  creationDate: z.iso.datetime(),
  lastUsedDate: z.iso.datetime().nullable(),
});

export type Passkey = z.output<typeof passkey>;

/** What the browser is asked: `options` as in `PublicKeyCredential.parse…OptionsFromJSON`; `challenge` goes back with the answer. */
export const passkeyQuestion = z.object({ challenge: z.string(), options: z.record(z.string(), z.unknown()) });

export type PasskeyQuestion = z.output<typeof passkeyQuestion>;

const challenge = z
  .string()
  .max(200)
  .regex(/^[\w.%-]+$/);
// Browsers add members to `PublicKeyCredential.toJSON()`, which are not kept.
const credential = { id: part, rawId: part, type: z.literal("public-key") };

/** Answer of a device that made a new passkey. */
export const newPasskey = z.strictObject({
  challenge,
  credential: z.object({
    ...credential,
    response: z.object({
      clientDataJSON: part,
      attestationObject: part,
      transports: z
        .array(
          z
            .string()
            .max(20)
            .regex(/^[\w-]+$/),
        )
        .max(MAX_TRANSPORTS)
        .optional(),
    }),
  }),
});

/** Answer of a device that has a passkey. */
export const passkeyProof = z.strictObject({
  challenge,
  credential: z.object({
    ...credential,
    response: z.object({ clientDataJSON: part, authenticatorData: part, signature: part }),
  }),
});

export type NewPasskey = z.output<typeof newPasskey>;
export type PasskeyProof = z.output<typeof passkeyProof>;
