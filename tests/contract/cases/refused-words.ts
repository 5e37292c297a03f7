import { REFUSED_WORD, storeRefusedWord } from "../../fixtures/refused-words";
import { asOwner, type World } from "../world";

export { REFUSED_WORD };

export async function refusingWords(world: World) {
  const owner = await asOwner(world);
  await storeRefusedWord(world.api.database, owner.as.userId);
  return owner;
}
