import { readPage } from "../../read-page.mjs";

export async function load({ cookies }) {
  return await readPage(cookies.get("session") ?? "");
}
