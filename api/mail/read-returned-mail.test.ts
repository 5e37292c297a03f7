import { describe, expect, it } from "vitest";
import { returnedMail } from "../../tests/fixtures/returned-mail";
import { readReturnedMail } from "./read-returned-mail";

const ID = "0b7e6f0e-5f0a-4a54-9a7b-1f2d3c4b5a69";
const OURS = { messageId: `${ID}@play.example`, recipient: "Reader0@Example.org" };

const read = async (text: string) => readReturnedMail(await new Blob([text]).arrayBuffer());

describe("a returned mail", () => {
  it.each(["message/rfc822", "text/rfc822-headers"])(
    "names our mail by %s, and whom it could not reach",
    async (original) => {
      expect(await read(returnedMail({ ...OURS, original }))).toEqual({
        messageId: ID,
        addresses: ["reader0@example.org"],
      });
    },
  );

  it.each([
    ["a delay", { action: "delayed", status: "4.4.1" }],
    ["a delay that calls itself a failure", { status: "4.2.2" }],
    ["a delivery", { action: "delivered", status: "2.1.5" }],
    ["a refusal of policy", { status: "5.7.1" }],
    ["a refusal of policy in words", { status: "5.0.0", diagnostic: "smtp; 550 5.7.26 unauthenticated" }],
    ["a refusal of the mail", { status: "5.6.0" }],
    ["no status", { status: "" }],
    ["no address", { recipient: "" }],
  ])("says nothing about an address by %s", async (_, values) => {
    expect(await read(returnedMail({ ...OURS, ...values }))).toBe("not-permanent");
  });

  it.each([
    ["without our mail", returnedMail({ ...OURS, original: "" })],
    ["about somebody else's mail", returnedMail({ ...OURS, messageId: "20261130.1234@elsewhere.example" })],
    ["that is an automatic answer", "From: ada@example.org\r\nSubject: Away\r\n\r\nUntil Monday."],
    ["that is empty", ""],
    ["that is no text", "\u0000\u0001\ufffd".repeat(100)],
    ["of too many lines", returnedMail(OURS).replace("Twelve", "\r\n".repeat(5_001))],
    ["with endless headers", `${"X-Long: a\r\n".repeat(4_900)}X-Longer: ${"b".repeat(30_000)}\r\n\r\n`],
    [
      "that is nested too deeply",
      Array.from({ length: 30 }, (_, depth) => {
        const boundary = `b${String(depth)}`;
        return `Content-Type: multipart/mixed; boundary=${boundary}\r\n\r\n--${boundary}\r\n`;
      }).join(""),
    ],
  ])("is no report %s", async (_, text) => {
    expect(await read(text)).toBe("no-report");
  });

  it("has as many recipients as our mails could have", async () => {
    const block = (index: number) =>
      ["", `Final-Recipient: rfc822; r${String(index)}@example.org`, "Action: failed", "Status: 5.1.1", ""].join(
        "\r\n",
      );
    const blocks = Array.from({ length: 100 }, (_, index) => block(index)).join("");
    const read10 = await read(returnedMail(OURS).replace(/\r\nFinal-Recipient/, `${blocks}\r\nFinal-Recipient`));
    expect(typeof read10 === "string" ? read10 : read10.addresses).toHaveLength(10);
  });
});
