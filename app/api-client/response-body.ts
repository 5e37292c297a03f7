/** Largest response body in bytes after decompression; the largest configuration is below a tenth of it. */
export const MAX_RESPONSE_BYTES = 8 * 1024 * 1024;

/** Reads a body as text, with its length in bytes; null when it is longer than MAX_ANSWER_BYTES. */
export async function readResponseBody(response: Response): Promise<{ text: string; bytes: number } | null> {
  if (!response.body) return { text: "", bytes: 0 };
  const reader = response.body.getReader();
  const decoder = new TextDecoder();
  let text = "";
  let bytes = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return { text: text + decoder.decode(), bytes };
    bytes += value.byteLength;
    if (bytes > MAX_RESPONSE_BYTES) {
      reader.cancel().catch(() => undefined);
      return null;
    }
    text += decoder.decode(value, { stream: true });
  }
}
