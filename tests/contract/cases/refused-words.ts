import { addWords } from "~api/store/words/word-lists";
import { asOwner, type World } from "../world";

/** In no text of any other case. */
export const REFUSED_WORD = "Quarkwort";

export async function refusingWords(world: World) {
  const owner = await asOwner(world);
  const words = { list: "de", match: "WORD", words: [REFUSED_WORD] } as const;
  await addWords(
    world.api.database,
    { ...words, words: [...words.words] },
    { actorId: owner.as.userId, now: new Date() },
  );
  return owner;
}
