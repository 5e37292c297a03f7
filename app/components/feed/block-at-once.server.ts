import type { ComponentType } from "react";
import type { BlockSectionView } from "~/view-models/home-feed";
import { ContentBlock } from "./content-block";

/** On the server the blocks are at hand. The compiler empties this file in the browser, which then has none. */
export const blockAtOnce: ComponentType<{ section: BlockSectionView }> | undefined = ContentBlock;
