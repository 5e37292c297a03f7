import { describe, expect, it } from "vitest";
import { findPasswordProblem } from "./password-rules";
import { isUsername } from "./username-rules";

const owner = { username: "Mira_Kowalska", email: "mira@example.org" };

describe("findPasswordProblem", () => {
  it.each([
    ["", "tooShort"],
    ["seven77", "tooShort"],
    ["ž".repeat(7), "tooShort"],
    ["🦊".repeat(4), "tooShort"],
    ["x".repeat(129), "tooLong"],
    ["mira_kowalska", "isUsername"],
    ["MIRA@example.org", "isEmail"],
    ["Password123", "tooCommon"],
    ["zzzzzzzzzzzz", "tooCommon"],
  ])("finds %j to be %s", (password, problem) => {
    expect(findPasswordProblem(password, owner)).toBe(problem);
  });

  it.each(["lantern on a roof", "Тихий-кот-7", "xY".repeat(64)])("accepts %j", (password) => {
    expect(findPasswordProblem(password, owner)).toBeNull();
  });
});

describe("isUsername", () => {
  it.each(["mira", "Mira.K-3_x", "007"])("accepts %j", (name) => {
    expect(isUsername(name)).toBe(true);
  });

  it.each(["", ".mira", "mira k", "мира", "mira@example.org", "<b>", "mira\n"])("refuses %j", (name) => {
    expect(isUsername(name)).toBe(false);
  });
});
