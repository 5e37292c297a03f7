/** An entity's name for each of its places, which are separated by spaces. */
export function of(entity: string, places: string): Record<string, string> {
  return Object.fromEntries(places.split(" ").map((place) => [toPlace(place), entity]));
}

/** Names of entities have spaces, those of fields may have underscores. */
function toPlace(place: string): string {
  const [name = "", ...field] = place.split(".");
  return [name.replaceAll("_", " "), ...field].join(".");
}
