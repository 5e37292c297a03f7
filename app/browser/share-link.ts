/**
 * Opens the system's share sheet; where there is none, copies the address. Rejects when neither is possible. Closing the
 * sheet again is no failure.
 */
export async function shareLink(link: { title: string; url: string }): Promise<"shared" | "copied"> {
  if (typeof navigator.share === "function") {
    await navigator.share(link).catch((error: unknown) => {
      if (!(error instanceof DOMException && error.name === "AbortError")) throw error;
    });
    return "shared";
  }
  await navigator.clipboard.writeText(link.url);
  return "copied";
}
