import { expect, it } from "vitest";
import { getReport, reportTableName } from "~contract/calls/desk-statistics";
import { dataOf } from "../../tests/fixtures/api-responses";
import { aMember } from "../../tests/fixtures/members";
import { appoint } from "../../tests/fixtures/staff";
import { startTestApi } from "../../tests/setup/test-api";

it("the report has all tables, or the one that is asked for", async () => {
  const api = await startTestApi();
  const editor = await aMember(api, "Ilse");
  await appoint(api.database, editor, { role: "EDITOR" });
  const namesOf = async (query: string) => {
    const { tables } = await dataOf(getReport, editor.fetch(`/desk/statistics${query}`));
    return tables.map(({ name }) => name);
  };
  expect(await namesOf("?days=7")).toEqual(reportTableName.options);
  expect(await namesOf("?table=clicks")).toEqual(["clicks"]);
});
