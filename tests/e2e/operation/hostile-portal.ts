import { startHostileApi, type HostileApi } from "../../faults/hostile-content/hostile-api";
import { withPortal } from "../own-portal";

export async function withHostilePortal(visit: (url: string, api: HostileApi) => Promise<void>): Promise<void> {
  const api = await startHostileApi();
  try {
    await withPortal({ API_BASE_URL: api.baseUrl, FEATURE_EVENT: "on" }, (url) => visit(url, api));
  } finally {
    api.close();
  }
}
