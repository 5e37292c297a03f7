/** A name that is no valid part of an address is left out, as in the portal's own links. */
function named(path: string, name: string): string {
  return /^\.{0,2}$/.test(name) ? path : `${path}${encodeURIComponent(name)}/`;
}

export const gamePath = ({ shortId, mangledTitle }: { shortId: string; mangledTitle: string }) =>
  named(`/games/${shortId}/`, mangledTitle);

export const challengePath = ({ shortId, mangledName }: { shortId: string; mangledName: string }) =>
  named(`/challenges/${shortId}/`, mangledName);

export const studioPath = (studioId: string) => `/studios/${studioId}/`;
