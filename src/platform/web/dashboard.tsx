/** The answer of the dashboard's one call, by block. The page provides it; cards of all modules read their own. */
import { createContext, use } from 'react';

export type Blocks = Readonly<Record<string, unknown>>;
export const BlocksContext = createContext<Blocks>({});

/** The block of a card in the shape that its module's contract declares; null when the viewer has none. */
export function useBlock<Shape>(key: string): Shape | null {
  return (use(BlocksContext)[key] as Shape | undefined) ?? null;
}
