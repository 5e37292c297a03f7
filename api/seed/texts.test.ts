import { describe, expect, it } from "vitest";
import de from "./texts/de.json";
import en from "./texts/en.json";
import es from "./texts/es.json";
import pl from "./texts/pl.json";
import ptBr from "./texts/pt-br.json";
import ru from "./texts/ru.json";
import tr from "./texts/tr.json";

describe("texts of the demo catalogue", () => {
  it.each(Object.entries({ de, es, pl, ptBr, ru, tr }))("are all there in %s, and none is empty", (_locale, texts) => {
    expect(Object.keys(texts)).toEqual(Object.keys(en));
    expect(Object.entries(texts).filter(([, text]) => text.trim() === "")).toEqual([]);
  });

  it("are translated: hardly any long text equals the English one", () => {
    for (const texts of [de, es, pl, ptBr, ru, tr]) {
      const kept = Object.entries(texts).filter(([key, text]) => text.length > 24 && text === Reflect.get(en, key));
      expect(kept).toEqual([]);
    }
  });
});
