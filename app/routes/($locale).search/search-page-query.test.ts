import { describe, expect, it } from "vitest";
import { readSearchQuery } from "./search-page-query";

const STUDIO = "5b0d4c9e-93a7-4c1f-8d53-0d0c2a6f1e09";
const GAME = "0a6cf4f2-7d7e-4a45-9d55-6f3d2c1b0a98";

const read = (text: string) => readSearchQuery(new URLSearchParams(text));

const EMPTY_QUERY = { search: "", page: 0, sort: undefined, feed: undefined, game: [], studios: [] };

describe("readSearchQuery", () => {
  it("reads every parameter of the search page", () => {
    const address = `search=+light+&page=2&sort=rating-desc&feed=${STUDIO}&game=${GAME}&studios=${STUDIO}`;
    expect(read(address)).toEqual({
      query: {
        search: "light",
        page: 2,
        sort: "rating-desc",
        feed: STUDIO,
        game: [GAME],
        studios: [STUDIO],
      },
      isExact: true,
    });
  });

  it.each(["", "search=&page=&sort=&feed=&game=&studios=", "utm_source=x", "page=0"])(
    "reads %o as an empty search",
    (text) => {
      expect(read(text)).toEqual({ query: EMPTY_QUERY, isExact: true });
    },
  );

  it.each(["page=two", "page=-1", "page=1.5", "page=9999999", "sort=best", "feed=cosy", "studios=me,you", "game=A"])(
    "drops %o and is not exact",
    (text) => {
      expect(read(text)).toEqual({ query: EMPTY_QUERY, isExact: false });
    },
  );

  it("keeps the valid items of a list, and cuts the text at the API's limit", () => {
    expect(read(`studios=x,${STUDIO}`)).toMatchObject({ query: { studios: [STUDIO] }, isExact: false });
    expect(read(`search=${"a".repeat(300)}`).query.search).toHaveLength(200);
  });
});
