import { describe, expect, it } from "vitest";
import { chooseLocale } from "./languages";
import { createSessionTranslate } from "./texts";

const noSources = { requested: undefined, targetPath: "/", acceptLanguage: undefined };

describe("chooseLocale", () => {
  it("prefers the requested locale, then the target's prefix, then the browser's preference, then English", () => {
    const all = { requested: "ru", targetPath: "/de/games/", acceptLanguage: "tr" };
    expect(chooseLocale(all)).toBe("ru");
    expect(chooseLocale({ ...all, requested: undefined })).toBe("de");
    expect(chooseLocale({ ...all, requested: "xx", targetPath: "/games/" })).toBe("tr");
    expect(chooseLocale(noSources)).toBe("en");
  });

  it.each([
    ["de-AT,de;q=0.9,en;q=0.8", "de"],
    ["fr-FR,fr;q=0.9,es;q=0.5,pl;q=0.7", "pl"],
    ["pt-PT", "pt-br"],
    ["en;q=0,ru", "ru"],
    ["*;q=0.5, ,;;", "en"],
  ])("reads the header %j as %s", (acceptLanguage, expected) => {
    expect(chooseLocale({ ...noSources, acceptLanguage })).toBe(expected);
  });
});

describe("createSessionTranslate", () => {
  it("chooses the plural form of the language", () => {
    const t = createSessionTranslate("ru");
    expect(t("session.tooManyAttempts", { count: 1 })).toContain("1 минуту");
    expect(t("session.tooManyAttempts", { count: 3 })).toContain("3 минуты");
    expect(t("session.tooManyAttempts", { count: 15 })).toContain("15 минут.");
  });

  it("interpolates the variables", () => {
    expect(createSessionTranslate("de")("session.usernameTaken", { username: "mira" })).toBe(
      "mira ist vergeben. Versuche einen anderen Namen.",
    );
  });
});
