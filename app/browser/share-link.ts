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
