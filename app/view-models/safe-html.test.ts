import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { toSafeHtml } from "./safe-html";

const html = (markdown: string) => toSafeHtml(markdown, "de")?.safeHtml;

/** Any other tag or attribute could run or load something. */
const ALLOWED_TAGS =
  /^<\/?(p|a|em|strong|s|ul|ol|li|h[3-6]|blockquote|pre|code|hr|br|table|thead|tbody|tr|th|td)( (href|rel|class|style|start|title)="[^"<>]*")*>$/;
const HREF = /href="([^"]*)"/g;

function expectHarmless(rendered: string) {
  for (const [tag] of rendered.matchAll(/<[^>]*>/g)) expect(tag).toMatch(ALLOWED_TAGS);
  for (const [, href = ""] of rendered.matchAll(HREF)) expect(href).toMatch(/^(https?:\/\/|mailto:|\/(?!\/))/);
}

describe("toSafeHtml", () => {
  it("renders paragraphs, lists and emphasis", () => {
    expect(html("One **two**\n\n- a\n- b")).toBe(
      "<p>One <strong>two</strong></p>\n<ul>\n<li>a</li>\n<li>b</li>\n</ul>",
    );
  });

  it("localizes links to the site and marks external links", () => {
    expect(html("[here](/tags/cosy/)")).toBe('<p><a href="/de/tags/cosy/">here</a></p>');
    expect(html("https://example.com/a_b")).toBe(
      '<p><a href="https://example.com/a_b" rel="nofollow noopener ugc">https://example.com/a_b</a></p>',
    );
    expect(html("[there](https://example.com/)")).toContain('rel="nofollow noopener ugc"');
    expect(html("[here](/tags/cosy)")).not.toContain("rel=");
    expect(html("[mail](mailto:hello@example.com)")).toContain('href="mailto:hello@example.com"');
  });

  it.each([
    "[x](javascript:alert(1))",
    "[x](JaVaScRiPt:alert(1))",
    "[x](data:text/html,<script>alert(1)</script>)",
    "[x](vbscript:x)",
    "[x](//evil.example/)",
    "[x](&#106;avascript:alert(1))",
    "[x](mailto:a@b.c?body=x)",
    "<javascript:alert(1)>",
  ])("renders no link for %s", (markdown) => {
    expect(html(markdown)).not.toContain("<a");
  });

  it("keeps the text of rejected markup", () => {
    expect(html("[gift](javascript:x) and ![a cat](https://t.example/p.png) <b onclick=x>hi</b>")).toBe(
      "<p>gift and a cat &lt;b onclick=x&gt;hi&lt;/b&gt;</p>",
    );
  });

  it("lowers headings below the page's own", () => {
    expect(html("# One\n\n###### Six")).toBe("<h3>One</h3>\n<h6>Six</h6>");
  });

  it("is null for a blank text", () => {
    expect(toSafeHtml(" \u200b\n", "en")).toBeNull();
    expect(toSafeHtml(null, "en")).toBeNull();
  });

  it("is safe for any input", () => {
    const piece = fc.oneof(
      fc.string(),
      fc.constantFrom(
        "<script>",
        "](",
        "[x](javascript:",
        "![",
        '"onload="x',
        "<img src=x onerror=",
        "`",
        "\n\n",
        "&lt;",
      ),
    );
    fc.assert(fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => expectHarmless(html(pieces.join("")) ?? "")));
  });

  it("handles a text of 20 kB", () => {
    expect(html("word **bold** ".repeat(1_500))).toMatch(/^<p>word <strong>bold<\/strong>/);
  });
});
