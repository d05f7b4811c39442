import type { ReactNode } from 'react';
import type { Ranked } from './rank-entries.ts';

/** One hit, whoever found it. */
export interface PaletteEntry extends Ranked {
  readonly id: string;
  readonly label: string;
  readonly description?: string | undefined;
  readonly status?: string | undefined;
  readonly left: ReactNode;
  readonly run: () => void;
}
